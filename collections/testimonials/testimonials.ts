import type { CollectionConfig } from 'payload'
import { activeOrAdmins, adminsOnly, editorAccess } from '../access/rules'
import { draggedListingFields, row, tick } from '../fields/simple-fields'
import { draggedOrder } from '../hooks/dragged-order'
import { exampleNote, noExampleWhenChanged } from '../hooks/examples'

const sorted = draggedOrder('testimonials')

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'isExample', 'isActive'],
    description:
      'Statements of clients. Ask each client before you publish theirs; a new site begins with invented examples. Drag a row by its handle to sort, or use the space bar and the arrow keys on it.',
  },
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  ...sorted,
  hooks: { ...sorted.hooks, beforeChange: [...sorted.hooks.beforeChange, noExampleWhenChanged] },
  fields: [
    { name: 'quote', type: 'textarea', required: true, maxLength: 800, label: 'Quote', admin: { rows: 4 } },
    row(
      { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
      { name: 'role', type: 'text', maxLength: 80, label: 'Role' },
      { name: 'company', type: 'text', maxLength: 120, label: 'Company' },
    ),
    tick('isExample', 'Example', {
      defaultValue: false,
      access: { read: adminsOnly },
      admin: { position: 'sidebar', description: exampleNote },
    }),
    ...draggedListingFields,
  ],
}
