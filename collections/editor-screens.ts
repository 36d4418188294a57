import type { CollectionBeforeChangeHook, Field, Plugin } from 'payload'
import { SITE_ITSELF } from '@/features/editor-desk/versions'
import { isPublishedKind } from '@/features/publication/rules'
import { adminsOnly } from './access/admins-only'
import { setByServer } from './access/server-fields'

/** The account that saved this version. No form or API response contains it. */
const savedByField: Field = {
  name: 'savedBy',
  type: 'text',
  label: 'Saved by',
  hidden: true,
  access: { ...setByServer, read: adminsOnly },
}

const setSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.id ?? SITE_ITSELF,
})

const versions = { Component: '/src/admin/cms/versions/view#VersionsView' }
const COMPARISON = '/src/admin/cms/comparison/view#ComparisonView'
const version = { Component: COMPARISON }
const compare = { Component: COMPARISON, path: '/compare' as const }
const newDocument = {
  Component: '/src/admin/cms/new-document/view#NewDocumentView',
  path: '/create' as const,
  exact: true,
}

export const editorScreens: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.versions
      ? {
          ...collection,
          fields: [...collection.fields, savedByField],
          hooks: {
            ...collection.hooks,
            beforeChange: [...(collection.hooks?.beforeChange ?? []), setSavedBy],
          },
          admin: {
            ...collection.admin,
            hideAPIURL: true,
            components: {
              ...collection.admin?.components,
              views: {
                ...collection.admin?.components?.views,
                ...(isPublishedKind(collection.slug) ? { newDocument } : {}),
                edit: { versions, version, ...(isPublishedKind(collection.slug) ? { compare } : {}) },
              },
            },
          },
        }
      : { ...collection, admin: { ...collection.admin, hideAPIURL: true } },
  ),
  globals: config.globals?.map((global) => ({ ...global, admin: { ...global.admin, hideAPIURL: true } })),
})
