import type { CollectionConfig } from 'payload'
import { activeOrAdmins, editorAccess } from '../access/rules'
import { draggedListingFields, row } from '../fields/simple-fields'
import { draggedOrder } from '../hooks/dragged-order'

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'isActive'],
    description:
      'Statements of clients, published with their consent. Drag a row by its handle to sort, or use the space bar and the arrow keys on it.',
  },
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  ...draggedOrder('testimonials'),
  fields: [
    { name: 'quote', type: 'textarea', required: true, maxLength: 800, label: 'Quote', admin: { rows: 4 } },
    row(
      { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
      { name: 'role', type: 'text', maxLength: 80, label: 'Role' },
      { name: 'company', type: 'text', maxLength: 120, label: 'Company' },
    ),
    ...draggedListingFields,
  ],
}
