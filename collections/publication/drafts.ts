import type { CollectionConfig, Plugin, UIField } from 'payload'
import { isPublishedKind, type PublicationStatus, type PublishedKind } from '@/features/publication/rules'
import { draftsForEditors, rememberAsked } from './asked-write'
import { endsAllPlans, endsPlans } from './end-plans'
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

const formPart = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: component } },
})

const formParts = [
  formPart('changedElsewhere', '/src/admin/cms/writing/changed-elsewhere#ChangedElsewhere'),
  formPart('savesWhileTyping', '/src/admin/cms/writing/saves-while-typing#SavesWhileTyping'),
]

function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { slug, versions, hooks, endpoints } = collection
  if (!isPublishedKind(slug)) return collection
  return {
    ...collection,
    versions: {
      ...(typeof versions === 'object' ? versions : {}),
      drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } },
    },
    fields: [...collection.fields, ...formParts],
    endpoints: [...(endpoints || []), restoreAsDraft(slug)],
    // Lists need both fields for a document's state.
    forceSelect: { ...collection.forceSelect, status: true, _status: true },
    hooks: {
      ...hooks,
      beforeOperation: [refuseOlder, rememberAsked, draftsForEditors, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [settleStatus(initialStatus[slug]), ...(hooks?.beforeValidate ?? [])],
      afterChange: [endsPlans(slug), ...(hooks?.afterChange ?? [])],
      afterDelete: [endsAllPlans(slug), ...(hooks?.afterDelete ?? [])],
    },
  }
}

/** Drafts that are separate from the public text (docs/decisions/0073). */
export const draftsBesidePublished: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withDrafts),
})
