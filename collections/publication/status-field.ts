import type { SelectField } from 'payload'
import type { PublicationStatus } from '@/features/publication/rules'

/** The document's public status. The editor's buttons and programs change it. */
export const statusField = (initial: PublicationStatus): SelectField => ({
  name: 'status',
  type: 'select',
  // The CMS's own `_status` takes the name that this would have.
  enumName: ({ tableName }) => `enum_${tableName}_publication`,
  // Who makes a page need not say that it is public.
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
