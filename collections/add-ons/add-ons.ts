import type { CollectionConfig } from 'payload'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { isActiveField, orderIndexField } from '../fields/public-fields'
import { revalidates } from '../hooks/revalidate'

const publish = revalidates('add-ons')

/** Extras that can be booked with a plan. */
export const addOns: CollectionConfig = {
  slug: 'add-ons',
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'orderIndex', 'isActive'],
    description: 'Extras on the pricing page.',
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
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
        { name: 'price', type: 'text', required: true, maxLength: 60, label: 'Price' },
      ],
    },
    { name: 'description', type: 'textarea', required: true, maxLength: 300, label: 'Description' },
    orderIndexField,
    isActiveField,
  ],
}
