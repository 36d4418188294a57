import type { PayloadRequest } from 'payload'
import type { SavedVersion } from '@/features/editor-desk/versions'
import { isUuid } from '@/lib/validation/uuid'

export async function writerNames(
  req: PayloadRequest,
  versions: readonly SavedVersion[],
): Promise<Record<string, string>> {
  const ids = [
    ...new Set(versions.map(({ version }) => version.savedBy).filter((id) => typeof id === 'string')),
  ].filter(isUuid)
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { fullName: true, email: true },
    overrideAccess: false,
    req,
  })
  return Object.fromEntries(docs.map(({ id, fullName, email }) => [id, fullName || email]))
}
