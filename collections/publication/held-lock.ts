import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { PublishedKind } from '@/features/publication/rules'

/** A form that is open renews its lock more often than this. */
export const LOCK_SECONDS = 120

const locks = 'payload-locked-documents'

/** The account of someone else in whose window the document is being edited. */
export async function otherEditor(
  req: PayloadRequest,
  kind: PublishedKind,
  id: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: locks,
    where: {
      'document.relationTo': { equals: kind },
      'document.value': { equals: id },
      updatedAt: { greater_than: new Date(Date.now() - LOCK_SECONDS * 1000).toISOString() },
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const holder = docs[0]?.user.value
  const editor = typeof holder === 'object' ? holder.id : holder
  return editor === req.user?.id ? undefined : editor
}

/** Payload deletes the lock with each save. A form that has saved is still open. */
export const holdsLock =
  (kind: PublishedKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation !== 'update' || req.payloadAPI !== 'REST' || !req.user || !doc.savedIn) return doc
    await req.payload.create({
      collection: locks,
      data: {
        document: { relationTo: kind, value: String(doc.id) },
        user: { relationTo: 'users', value: req.user.id },
      },
      overrideAccess: true,
      req,
    })
    return doc
  }
