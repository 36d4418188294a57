import type { CollectionConfig, TextField } from 'payload'
import { isPublishedKind, type PublicationStatus, type PublishedKind } from '@/features/publication/rules'
import { adminsOnly } from '../access/admins-only'
import { saveFailure } from '../fields/simple-fields'
import { eachCollection, withHooks } from '../plugins'
import { draftsForEditors, rememberAsked } from './asked-write'
import { endsAllPlans, endsPlans } from './end-plans'
import { holdsLock, LOCK_SECONDS } from './held-lock'
import { refuseOlder } from './refuse-older'
import { restoreAsDraft } from './restore-as-draft'
import { settleStatus } from './settle-status'

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

/** The pause in typing before an autosave. */
const AUTOSAVE_MS = 1500

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
      drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } },
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
