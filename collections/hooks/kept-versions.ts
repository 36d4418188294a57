import type { CollectionAfterChangeHook, CollectionSlug, Where } from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import { auditVersionsTable } from '@/features/security/audit/table-name'
import { recordChange } from '@/features/security/record-change'
import { changedFields } from '@/features/version/rules'
import { eachCollection, withHooks } from '../plugins'
import { askedOf } from '../publication/asked-write'

/** Only drafts are purged where a collection has drafts, so public texts stay. */
function purgeableVersions(slug: string, id: string | number): Where {
  const ofDocument: Where = { parent: { equals: id } }
  return isPublishedKind(slug)
    ? { and: [ofDocument, { 'version._status': { equals: 'draft' } }] }
    : ofDocument
}

const purgesVersions =
  (slug: CollectionSlug, kept: number): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const { db } = req.payload
    const { docs } = await db.findVersions({
      collection: slug,
      where: purgeableVersions(slug, doc.id),
      sort: '-updatedAt',
      limit: 0,
      pagination: false,
      select: { updatedAt: true },
      req,
    })
    const old = docs.slice(kept).map(({ id }) => id)
    if (old.length === 0) return doc
    await db.deleteVersions({ collection: slug, where: { id: { in: old } }, req })
    await recordChange(req, {
      action: 'DELETE',
      tableName: auditVersionsTable(slug),
      recordId: String(doc.id),
      before: { versions: old.length },
    })
    return doc
  }

const isAutosave = (version: object) => 'autosave' in version && version.autosave === true

/** Someone types, then saves: one step for them. The save keeps the words of the autosave before it, so that version goes. */
const absorbsAutosave: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const asked = askedOf(req, collection.slug)
  if (operation !== 'update' || !asked || asked.autosave || asked.restored) return doc
  const { db } = req.payload
  const { docs } = await db.findVersions({
    collection: collection.slug,
    where: { parent: { equals: doc.id } },
    sort: '-updatedAt',
    limit: 2,
    pagination: false,
    req,
  })
  const [saved, before] = docs
  if (!saved || !before || isAutosave(saved) || !isAutosave(before)) return doc
  if (saved.version.savedBy !== before.version.savedBy) return doc
  if (changedFields(collection.flattenedFields, saved.version, before.version)?.length !== 0) return doc
  await db.deleteVersions({ collection: collection.slug, where: { id: { equals: before.id } }, req })
  return doc
}

export const keptVersions = eachCollection((collection) => {
  const { slug, versions } = collection
  if (typeof versions !== 'object' || !versions.maxPerDoc) return collection
  return withHooks(
    // Payload's own purge has no exceptions and no audit entry.
    { ...collection, versions: { ...versions, maxPerDoc: 0 } },
    { last: { afterChange: [absorbsAutosave, purgesVersions(slug as CollectionSlug, versions.maxPerDoc)] } },
  )
})
