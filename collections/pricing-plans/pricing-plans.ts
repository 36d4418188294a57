import type { CollectionConfig } from 'payload'
import { isSafeHref } from '@/features/blog/allow-list'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { isActiveField, orderIndexField, textList } from '../fields/public-fields'
import { slugField } from '../fields/slug-field'
import { generateSlug } from '../hooks/generate-slug'
import { revalidates } from '../hooks/revalidate'

const publish = revalidates('pricing-plans')

/** The plans of /pricing and their rows in its comparison table. */
export const pricingPlans: CollectionConfig = {
  slug: 'pricing-plans',
  labels: { singular: 'Pricing plan', plural: 'Pricing plans' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'period', 'popular', 'orderIndex', 'isActive'],
    description: 'Plans on the pricing page.',
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
    beforeValidate: [generateSlug('name')],
    afterChange: [publish.afterChange],
    afterDelete: [publish.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Plan',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 80, label: 'Name' },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 300,
              label: 'Description',
              admin: { rows: 2 },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'price',
                  type: 'text',
                  required: true,
                  maxLength: 40,
                  label: 'Price',
                  admin: { description: 'As shown: "$750", "from $2,500", "Custom".' },
                },
                { name: 'period', type: 'text', maxLength: 60, label: 'Period' },
              ],
            },
            {
              name: 'cta',
              type: 'group',
              label: 'Button',
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'label', type: 'text', required: true, maxLength: 40, label: 'Label' },
                    {
                      name: 'href',
                      type: 'text',
                      required: true,
                      maxLength: 300,
                      label: 'Leads to',
                      validate: (value: unknown) =>
                        isSafeHref(String(value ?? '')) ||
                        'Write an address such as /book-call or https://...',
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Features',
          fields: [
            textList('features', 'Included', 'Feature'),
            textList('notIncluded', 'Not included', 'Feature'),
          ],
        },
        {
          label: 'Comparison',
          fields: [
            {
              name: 'comparison',
              type: 'array',
              label: 'Rows of the comparison table',
              labels: { singular: 'Row', plural: 'Rows' },
              admin: {
                description:
                  'Use the same row names in every plan. A row without a value shows a tick or a dash.',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'feature', type: 'text', required: true, maxLength: 80, label: 'Row' },
                    { name: 'value', type: 'text', maxLength: 80, label: 'Value' },
                    { name: 'included', type: 'checkbox', defaultValue: false, label: 'Included' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    slugField({ source: 'name' }),
    {
      name: 'popular',
      type: 'checkbox',
      defaultValue: false,
      label: 'Marked as popular',
      admin: { position: 'sidebar' },
    },
    {
      name: 'highlight',
      type: 'text',
      maxLength: 40,
      label: 'Highlight',
      admin: { position: 'sidebar', description: 'A few words above the name.' },
    },
    orderIndexField,
    isActiveField,
  ],
}
