import type { Payload } from 'payload'
import { inTransaction } from '@/lib/db/transaction'

/** Collections whose deleted documents can be restored. */
export const trashKinds = [
  'blogs',
  'ideas',
  'faqs',
  'flagships',
  'custom-pages',
  'case-studies',
  'media',
] as const

const KEPT_MS = 30 * 86_400_000

export async function emptyTrash(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  for (const collection of trashKinds) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
    })
    for (const { id } of docs)
      await inTransaction({ payload }, async (req) => {
        await req.payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
      })
  }
}
