import type { CollectionConfig } from 'payload'
import { activeOrAdmins } from '../access/active-or-admins'
import { editorAccess } from '../access/editor-access'
import { listingFields } from '../fields/listing-fields'
import { revalidates } from '../hooks/revalidate'

/** What clients say, on the home page. */
export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: 'Pages',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'orderIndex', 'isActive'],
    description: 'Statements of clients, published with their consent.',
  },
  defaultSort: 'orderIndex',
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  hooks: revalidates('testimonials'),
  fields: [
    { name: 'quote', type: 'textarea', required: true, maxLength: 800, label: 'Quote', admin: { rows: 4 } },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
        { name: 'role', type: 'text', maxLength: 80, label: 'Role' },
        { name: 'company', type: 'text', maxLength: 120, label: 'Company' },
      ],
    },
    ...listingFields,
  ],
}
