import type { Plugin } from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import { savedByField, setSavedBy } from './fields/saved-by-field'

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
