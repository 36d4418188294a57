import type { PayloadRequest } from 'payload'
import { SITE_ITSELF } from '@/features/version/rules'
import { isUuid } from '@/lib/validation/uuid'
import type { PublishedKind } from '../rules'

interface NewestVersion {
  savedAt: string
  begunAt: string
  savedBy: string | undefined
  savedIn: string | undefined
}

export async function newestVersion(
  req: PayloadRequest,
  kind: PublishedKind,
  id: string,
): Promise<NewestVersion | undefined> {
  const { docs } = await req.payload.db.findVersions<{
    updatedAt: string
    savedBy?: string | null
    savedIn?: string | null
  }>({
    collection: kind,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    select: { createdAt: true, version: { updatedAt: true, savedBy: true, savedIn: true } },
    req,
  })
  const [newest] = docs
  if (!newest) return undefined
  const { updatedAt, savedBy, savedIn } = newest.version
  return {
    savedAt: updatedAt,
    begunAt: newest.createdAt,
    savedBy: savedBy ?? undefined,
    savedIn: savedIn ?? undefined,
  }
}

export async function nameOfWriter(req: PayloadRequest, savedBy: string | undefined): Promise<string> {
  if (savedBy === SITE_ITSELF) return 'The site'
  if (!savedBy || !isUuid(savedBy)) return 'Someone'
  const account = await req.payload.findByID({
    collection: 'users',
    id: savedBy,
    depth: 0,
    select: { fullName: true, email: true },
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return account?.fullName || account?.email || 'Someone'
}
