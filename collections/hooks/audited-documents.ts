import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { auditTable, auditVersionsTable } from '@/features/security/audit/table-name'
import { recordChange } from '@/features/security/record-change'
import { jsonText, secondsFromNow } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { security_audit_log } from '@/payload-generated-schema'
import { eachCollection, withHooks } from '../plugins'
import { askedOf, isDraftSave, storedBefore } from '../publication/asked-write'

async function hasRecentAutosave(req: PayloadRequest, table: string, id: string): Promise<boolean> {
  const { tableName, recordId, userId, newValues, createdAt } = security_audit_log
  const db = await transactionOf(req)
  const rows = await db
    .select({ createdAt })
    .from(security_audit_log)
    .where(
      and(
        eq(tableName, table),
        eq(recordId, id),
        req.user ? eq(userId, req.user.id) : isNull(userId),
        eq(jsonText(newValues, 'draft'), 'autosaved'),
        gt(createdAt, secondsFromNow(-10 * 60)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

async function recordDraft(
  req: PayloadRequest,
  slug: string,
  doc: { id: string | number; title?: unknown },
): Promise<void> {
  const asked = askedOf(req, slug)
  const recordId = String(doc.id)
  const tableName = auditVersionsTable(slug)
  if (asked?.autosave && (await hasRecentAutosave(req, tableName, recordId))) return
  const draft = asked?.restored ? 'restored' : asked?.autosave ? 'autosaved' : 'saved'
  await recordChange(req, {
    action: 'INSERT',
    tableName,
    recordId,
    after: { draft, title: doc.title, ...(asked?.restored ? { version: asked.version } : {}) },
  })
}

/** Collections without audit entries, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  bookings: 'has entries of its own, of what happened to a booking (src/features/booking/audit)',
  'security-audit-log': 'is the log',
  'security-events':
    'are noted by the server alone; clearing them is an entry (src/features/security/events)',
}

/** Text of a link that a visitor followed. */
const source = ['landingPage', 'referrer', 'utmSource', 'utmMedium', 'utmCampaign']

/** Personal data of people outside the team, because the log cannot delete it (docs/decisions/0049). */
const personal: Readonly<Record<string, readonly string[]>> = {
  // Addresses that open a calendar.
  hosts: ['busyCalendars'],
  inquiries: ['name', 'email', 'company', 'phone', 'message', ...source],
  subscribers: ['email', ...source],
  invitations: ['email'],
  'client-registrations': ['fullName', 'companyName', 'email', 'phone', 'currentChallenges', ...source],
  projects: ['clientEmail'],
}

function computedNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [] : computedNames(tab.fields)))
    if (field.type === 'row' || field.type === 'collapsible') return computedNames(field.fields)
    if (!('name' in field) || !field.name) return []
    return field.type === 'join' || field.type === 'ui' || ('virtual' in field && field.virtual)
      ? [field.name]
      : []
  })
}

function without<Values extends object>(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Values
}

/** The first content is not a person's change. */
const isFirstContent = (req: PayloadRequest) => req.context.isFirstContent === true

/** A hook receives only fields that the person can read. The entry needs all of them. */
const stored = (req: PayloadRequest, slug: CollectionSlug, id: number | string) =>
  req.payload.findByID({
    collection: slug,
    id: String(id),
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    trash: true,
    req,
  })

function writesOf({ slug, fields }: CollectionConfig) {
  const computed = computedNames(fields)
  const about = { tableName: auditTable(slug), personal: personal[slug] ?? [] }
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (isFirstContent(req)) return doc
    const created = operation === 'create'
    if (!created && isDraftSave(req, slug)) {
      await recordDraft(req, slug, doc)
      return doc
    }
    await recordChange(req, {
      ...about,
      action: created ? 'INSERT' : 'UPDATE',
      recordId: String(doc.id),
      before: created ? undefined : without(storedBefore(req, slug, doc.id) ?? previousDoc, computed),
      after: without(await stored(req, slug as CollectionSlug, doc.id), computed),
    })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
    // The job has an entry of its own (src/features/retention).
    if (req.context.deletionsAreCounted) return doc
    await recordChange(req, {
      ...about,
      action: 'DELETE',
      recordId: String(id),
      before: without(doc, computed),
    })
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

/** Secrets in globals whose names do not tell. */
const secretOfGlobals: Readonly<Record<string, readonly string[]>> = {
  'calendar-settings': ['busyCalendars'],
  // Not secret, but large. Its names have the hashes of the files.
  brand: ['fileData'],
}

function globalWrites(slug: string): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (isFirstContent(req)) return doc
    const after = await req.payload.findGlobal({
      slug: slug as GlobalSlug,
      depth: 0,
      overrideAccess: true,
      showHiddenFields: true,
      req,
    })
    await recordChange(req, {
      action: 'UPDATE',
      tableName: auditTable(slug),
      recordId: String(doc.id ?? ''),
      before: previousDoc,
      after,
      personal: secretOfGlobals[slug] ?? [],
    })
    return doc
  }
}

/** Audits each change in the change's transaction. Must be the last plugin: others add collections. */
export const auditedDocuments = eachCollection(
  (collection) =>
    collection.slug in leftOut ? collection : withHooks(collection, { last: writesOf(collection) }),
  (global) => withHooks(global, { last: { afterChange: [globalWrites(global.slug)] } }),
)
