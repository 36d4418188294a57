import type { UIField } from 'payload'

/** Shows `words` in a toast when the document could not be saved; holds no data. */
export const saveFailure = (words: string): UIField => ({
  name: 'saveFailure',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: { path: '/src/admin/save-failure#SaveFailure', clientProps: { words } } },
  },
})
