import type { SelectField } from 'payload'
import type { PublicationStatus } from '@/features/publication/rules'

export const statusField = (initial: PublicationStatus): SelectField => ({
  name: 'status',
  type: 'select',
  // The default name is that of `_status`.
  enumName: ({ tableName }) => `enum_${tableName}_publication`,
  // Pages are public by default, so their creators can leave the field out.
  required: initial === 'draft',
  defaultValue: initial,
  index: true,
  label: 'Status',
  options: [
    { value: 'draft', label: 'Draft' },
    { value: 'published', label: 'Published' },
    { value: 'archived', label: 'Archived' },
  ],
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Field: '/src/admin/cms/publication/panel#PublicationPanel',
      Cell: '/src/admin/cms/publication/status-cell#StatusCell',
    },
  },
})
