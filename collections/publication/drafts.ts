import type { CollectionConfig, Plugin } from 'payload'
import { isPublishedKind, type PublicationStatus, type PublishedKind } from '@/features/publication/rules'
import { draftsForEditors, rememberAsked } from './asked-write'
import { endsAllPlans, endsPlans } from './end-plans'
import { restoreAsDraft } from './restore-as-draft'
import { settleStatus } from './settle-status'

/** A page of its own is public as soon as it is made, unless it is made as a draft; an article is written first. */
const initialStatus: Readonly<Record<PublishedKind, PublicationStatus>> = {
  blogs: 'draft',
  ideas: 'published',
  flagships: 'published',
  'legal-pages': 'published',
}

/** How long typing has to pause before it is saved. */
const AUTOSAVE_MS = 1500

function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { slug, versions, hooks, endpoints } = collection
  if (!isPublishedKind(slug)) return collection
  return {
    ...collection,
    versions: {
      ...(typeof versions === 'object' ? versions : {}),
      drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } },
    },
    endpoints: [...(endpoints || []), restoreAsDraft(slug)],
    // What lists show as the state of a document needs both.
    forceSelect: { ...collection.forceSelect, status: true, _status: true },
    hooks: {
      ...hooks,
      beforeOperation: [rememberAsked, draftsForEditors, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [settleStatus(initialStatus[slug]), ...(hooks?.beforeValidate ?? [])],
      afterChange: [endsPlans(slug), ...(hooks?.afterChange ?? [])],
      afterDelete: [endsAllPlans(slug), ...(hooks?.afterDelete ?? [])],
    },
  }
}

/** Gives articles, ideas, flagships and legal pages drafts that are separate from the public text (docs/decisions/0073). */
export const draftsBesidePublished: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withDrafts),
})
