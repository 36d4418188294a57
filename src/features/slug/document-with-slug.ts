import type { CollectionSlug, PayloadRequest } from 'payload'
import { trashPath } from './trash-path'

interface Asked {
  collection: CollectionSlug
  slug: string
  /** The document being saved. */
  ownId?: string | number | undefined
}

/** Another document with the slug, also one in the trash: the database keeps their slugs unique too. */
export async function documentWithSlug(
  req: PayloadRequest,
  { collection, slug, ownId }: Asked,
): Promise<{ id: string | number; inTrash: boolean } | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [{ slug: { equals: slug } }, ...(ownId === undefined ? [] : [{ id: { not_equals: ownId } }])],
    },
    trash: true,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [doc] = docs
  return doc && { id: doc.id, inTrash: 'deletedAt' in doc && Boolean(doc.deletedAt) }
}

/** Why a typed slug cannot be used, if a document in the trash has it. */
export async function trashedSlugProblem(req: PayloadRequest, asked: Asked): Promise<string | undefined> {
  const { config } = req.payload.collections[asked.collection]
  if (!config.trash) return undefined
  const other = await documentWithSlug(req, asked)
  if (!other?.inTrash) return undefined
  const kind = String(config.labels.singular).toLowerCase()
  return `Another ${kind} in the trash has this address (${trashPath(asked.collection, other.id)}). Restore it or delete it there, or choose another slug.`
}
