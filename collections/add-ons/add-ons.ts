import type { CollectionConfig } from 'payload'
import { FIGURES, placeholderHint } from '@/content/placeholders'
import { activeOrAdmins, editorAccess } from '../access/rules'
import { line, listingFields, paragraph, row } from '../fields/simple-fields'
import { checkPlaceholders } from '../hooks/known-placeholders'
import { revalidates } from '../hooks/revalidate'

export const addOns: CollectionConfig = {
  slug: 'add-ons',
  labels: { singular: 'Add-on', plural: 'Add-ons' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'orderIndex', 'isActive'],
    description: 'Extras on the pricing page.',
  },
  defaultSort: 'orderIndex',
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  hooks: { ...revalidates('add-ons'), beforeValidate: [checkPlaceholders] },
  fields: [
    row(
      line('name', 'Name', 80, { required: true }),
      line('price', 'Price', 60, {
        required: true,
        admin: { description: 'Other pages name it too; they find the add-on by its name.' },
      }),
    ),
    paragraph('description', 'Description', 300, {
      required: true,
      admin: { description: placeholderHint, components: { Description: FIGURES } },
    }),
    ...listingFields,
  ],
}
