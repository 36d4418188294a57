import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { keyLabel, keyLabelIn, keyOf } from '@/features/keys/rules'
import { isPublishedKind } from '@/features/publication/rules'
import { SITE_ITSELF } from '@/features/version/rules'
import { adminsOnly, setByServer } from './access/rules'
import { eachCollection, withHooks } from './plugins'

/** The account that saved this version. No form or API response contains it. */
const savedByField: Field = {
  name: 'savedBy',
  type: 'text',
  label: 'Saved by',
  hidden: true,
  access: { ...setByServer, read: adminsOnly },
}

const setSavedBy: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const key = keyOf(req.user)
  return {
    ...data,
    savedBy: req.user?.id ?? SITE_ITSELF,
    // A version that is restored may name a key.
    ...(isPublishedKind(collection.slug)
      ? { savedIn: key ? keyLabel(key) : keyLabelIn(data.savedIn) ? null : data.savedIn }
      : {}),
  }
}

const versions = { Component: '/src/admin/cms/versions/view#VersionsView' }
const COMPARISON = '/src/admin/cms/comparison/view#ComparisonView'
const version = { Component: COMPARISON }
const compare = { Component: COMPARISON, path: '/compare' as const }
const newsletter = {
  Component: '/src/admin/cms/newsletter/view#NewsletterView',
  path: '/newsletter' as const,
  tab: { label: 'Newsletter', href: '/newsletter' as const, order: 300 },
}
const newDocument = {
  Component: '/src/admin/cms/new-document/view#NewDocumentView',
  path: '/create' as const,
  exact: true,
}

const barOfPublished = {
  Status: '/src/admin/cms/publication/document-state#DocumentState',
  PublishButton: '/src/admin/cms/publication/publish#Publish',
  SaveDraftButton: '/src/admin/cms/publication/save-draft#SaveDraft',
}

const hideUrl = <Admin extends object>(admin: Admin | undefined) => ({ ...admin, hideAPIURL: true })

function withScreens(collection: CollectionConfig): CollectionConfig {
  const { slug, fields, admin } = collection
  if (!collection.versions) return { ...collection, admin: hideUrl(admin) }
  const views = admin?.components?.views
  const edit = {
    versions,
    version,
    ...(isPublishedKind(slug) ? { compare } : {}),
    ...(slug === 'blogs' ? { newsletter } : {}),
  }
  const screens = { ...views, ...(isPublishedKind(slug) ? { newDocument } : {}), edit }
  const bar = { ...admin?.components?.edit, ...(isPublishedKind(slug) ? barOfPublished : {}) }
  return withHooks(
    {
      ...collection,
      fields: [...fields, savedByField],
      admin: { ...hideUrl(admin), components: { ...admin?.components, views: screens, edit: bar } },
    },
    { last: { beforeChange: [setSavedBy] } },
  )
}

export const editorScreens = eachCollection(withScreens, (global) => ({
  ...global,
  admin: hideUrl(global.admin),
}))
