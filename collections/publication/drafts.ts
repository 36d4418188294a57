import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Endpoint,
  restoreVersionOperation,
  type TextField,
} from 'payload'
import {
  isPublicationStatus,
  isPublishedKind,
  type PublicationStatus,
  type PublishedKind,
  settledStatus,
} from '@/features/publication/rules'
import { callOff } from '@/features/publication/schedule/mutations'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { isAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'
import { adminsOnly } from '../access/rules'
import { saveFailure } from '../fields/simple-fields'
import { eachCollection, withHooks } from '../plugins'
import {
  askedOf,
  draftsForEditors,
  isDraftSave,
  readStored,
  rememberAsked,
  storedBefore,
} from './asked-write'
import { holdsLock, LOCK_SECONDS, refuseOlder } from './refuse-older'

const refusals = {
  contradiction: 'status and _status contradict each other. Reload the document, or send one of the two.',
  changed:
    'This document has changes that are not public. Say status "published" to publish them with this one, or draft=true to keep both as a draft.',
} as const

const settleStatus =
  (initial: PublicationStatus): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, collection, req }) => {
    const asked = askedOf(req, collection.slug)
    if (!data || !asked || !isPublishedKind(collection.slug)) return data
    // The field rejects values that are not a status.
    if (!asked.draft && asked.status != null && !isPublicationStatus(asked.status)) return data
    const stored =
      operation === 'update' ? await readStored(req, collection.slug, originalDoc?.id) : undefined
    const settled = settledStatus(asked, {
      stored: stored?.status ?? undefined,
      initial,
      changed: originalDoc?._status === 'draft',
    })
    if ('refused' in settled)
      throw new APIError(refusals[settled.refused], 409, { code: 'conflict', field: 'status' }, true)
    const { status } = settled
    const isPublic = status === 'published' && !asked.draft
    return { ...data, status, _status: isPublic ? 'published' : 'draft' }
  }

const restoreAsDraft = (kind: PublishedKind): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    if (!(await isAdmin(req))) return forbidden('You are not allowed to perform this action.')
    const id = String(req.routeParams?.id ?? '')
    if (!isUuid(id)) throw new APIError('There is no such version.', 404, { code: 'not_found' }, true)
    const collection = req.payload.collections[kind]
    const doc = await restoreVersionOperation({
      collection,
      id,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ ...doc, message: 'Restored as a draft. Publish it to make it public.' })
  },
})

const allActions: PlannedAction[] = ['publish', 'unpublish']

/** Publishing by hand ends a planned publication. Archiving and the trash end all plans. */
function overtaken(before: PublicationStatus | undefined, now: PublicationStatus): PlannedAction[] {
  if (now === 'published') return ['publish']
  if (now === 'archived') return allActions
  return before === 'published' ? ['unpublish'] : []
}

const endsPlans =
  (kind: PublishedKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'create' || isDraftSave(req, kind)) return doc
    const before = storedBefore<{ status?: PublicationStatus }>(req, kind, doc.id)?.status
    const actions = doc.deletedAt ? allActions : overtaken(before, doc.status)
    if (actions.length > 0) await callOff(req, { kind, id: String(doc.id), actions })
    return doc
  }

const endsAllPlans =
  (kind: PublishedKind): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    await callOff(req, { kind, id: String(id), actions: allActions })
    return doc
  }

/** Articles, pages and case studies start as drafts. The others are public unless created as a draft. */
const initialStatus: Readonly<Record<PublishedKind, PublicationStatus>> = {
  blogs: 'draft',
  ideas: 'published',
  flagships: 'published',
  'custom-pages': 'draft',
  'case-studies': 'draft',
  'legal-pages': 'published',
  pages: 'published',
}

/** Longer than any form is open: Payload's autosave rests, ours saves (src/patches/payload/autosave). */
const NEVER_MS = 2 ** 31 - 1

/** The form of the last save. Distinguishes two windows of one person, for the screens that keep typed text. */
const savedIn: TextField = {
  name: 'savedIn',
  type: 'text',
  maxLength: 36,
  access: { create: adminsOnly, read: adminsOnly, update: adminsOnly },
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/src/admin/cms/writing/writing-safety#WritingSafety' },
  },
}

/** Drafts that are separate from the public text (docs/decisions/0073). */
export const draftsBesidePublished = eachCollection((collection) => {
  const { slug, versions, endpoints } = collection
  if (!isPublishedKind(slug)) return collection
  const drafted: CollectionConfig = {
    ...collection,
    lockDocuments: { duration: LOCK_SECONDS },
    versions: {
      ...(typeof versions === 'object' ? versions : {}),
      drafts: { autosave: { interval: NEVER_MS, showSaveDraftButton: true } },
    },
    fields: [
      ...collection.fields,
      savedIn,
      saveFailure(slug === 'blogs' ? 'Failed to save blog' : 'Failed to save', 'Not published'),
    ],
    endpoints: [...(endpoints || []), restoreAsDraft(slug)],
    // Lists need both fields for a document's state.
    forceSelect: { ...collection.forceSelect, status: true, _status: true },
  }
  const first = {
    beforeOperation: [refuseOlder, rememberAsked, draftsForEditors],
    beforeValidate: [settleStatus(initialStatus[slug])],
    afterChange: [endsPlans(slug), holdsLock(slug)],
    afterDelete: [endsAllPlans(slug)],
  }
  return withHooks(drafted, { first })
})
