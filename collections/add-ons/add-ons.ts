import type { CollectionConfig } from 'payload'
import { FIGURES, placeholderHint } from '@/content/placeholders'
import { activeOrAdmins } from '../access/active-or-admins'
import { editorAccess } from '../access/editor-access'
import { listingFields } from '../fields/listing-fields'
import { checkPlaceholders } from '../hooks/known-placeholders'
import { revalidates } from '../hooks/revalidate'

export const addOns: CollectionConfig = {
  slug: 'add-ons',
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  admin: {
    group: 'Pages',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'orderIndex', 'isActive'],
    description: 'Extras on the pricing page.',
  },
  defaultSort: 'orderIndex',
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  hooks: { ...revalidates('add-ons'), beforeValidate: [checkPlaceholders] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
        {
          name: 'price',
          type: 'text',
          required: true,
          maxLength: 60,
          label: 'Price',
          admin: { description: 'Other pages name it too; they find the add-on by its name.' },
        },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 300,
      label: 'Description',
      admin: { description: placeholderHint, components: { afterInput: [FIGURES] } },
    },
    ...listingFields,
  ],
}
