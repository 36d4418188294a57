import type { Plugin } from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import { savedByField, setSavedBy } from './fields/saved-by-field'

const versions = { Component: '/src/admin/cms/versions/view#VersionsView' }
const COMPARISON = '/src/admin/cms/comparison/view#ComparisonView'
/** One version, and the newest text beside what is published. */
const version = { Component: COMPARISON }
const compare = { Component: COMPARISON, path: '/compare' as const }

/** Whatever keeps versions lists them with state, whose they are and what was changed. */
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
            components: {
              ...collection.admin?.components,
              views: {
                ...collection.admin?.components?.views,
                edit: { versions, version, ...(isPublishedKind(collection.slug) ? { compare } : {}) },
              },
            },
          },
        }
      : collection,
  ),
})
