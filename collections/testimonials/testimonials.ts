import type { CollectionConfig } from 'payload'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { isActiveField, orderIndexField } from '../fields/public-fields'
import { revalidates } from '../hooks/revalidate'

const publish = revalidates('testimonials')

/** What clients say, on the home page. */
export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'orderIndex', 'isActive'],
    description: 'Statements of clients, published with their consent.',
  },
  defaultSort: 'orderIndex',
  access: {
    create: adminsOnly,
    read: activeOrAdmins,
    update: adminsOnly,
    delete: adminsOnly,
    readVersions: adminsOnly,
  },
  versions: { maxPerDoc: 20 },
  hooks: {
    afterChange: [publish.afterChange],
    afterDelete: [publish.afterDelete],
  },
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
    orderIndexField,
    isActiveField,
  ],
}
