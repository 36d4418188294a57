import type { UIField } from 'payload'

export const saveFailure = (words: string): UIField => ({
  name: 'saveFailure',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: { path: '/src/admin/save-failure#SaveFailure', clientProps: { words } } },
  },
})
