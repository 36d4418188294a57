import type { CollectionAfterChangeHook, CollectionSlug, Where } from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import { auditVersionsTable } from '@/features/security/audit/table-name'
import { recordChange } from '@/features/security/record-change'
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

/**
 * Someone types, then saves: one step for them. A save takes the place of the autosave before it, as the next autosave of that
 * form would have done. One of another form stays: its words may be nowhere else.
 */
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
    select: { autosave: true, version: { savedBy: true, savedIn: true } },
    req,
  })
  const [saved, before] = docs
  if (!saved || !before || isAutosave(saved) || !isAutosave(before)) return doc
  const { savedBy, savedIn } = before.version
  if (!savedIn || saved.version.savedIn !== savedIn || saved.version.savedBy !== savedBy) return doc
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
