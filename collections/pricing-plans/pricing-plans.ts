import type { CollectionConfig } from 'payload'
import { FIGURES, placeholderHint } from '@/content/placeholders'
import { activeOrAdmins, editorAccess } from '../access/rules'
import {
  addressLine,
  draggedListingFields,
  line,
  paragraph,
  row,
  safeAddress,
  slugField,
  textList,
  tick,
} from '../fields/simple-fields'
import { generateSlug } from '../hooks/document-hooks'
import { draggedOrder } from '../hooks/dragged-order'
import { checkPlaceholders } from '../hooks/known-placeholders'

const dragged = draggedOrder('pricing-plans')

export const pricingPlans: CollectionConfig = {
  slug: 'pricing-plans',
  labels: { singular: 'Pricing plan', plural: 'Pricing plans' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'period', 'popular', 'isActive'],
    description:
      'Plans on the pricing page. Drag a row by its handle to sort, or use the space bar and the arrow keys on it.',
  },
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  ...dragged,
  hooks: { ...dragged.hooks, beforeValidate: [generateSlug('name', 'plan'), checkPlaceholders] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Plan',
          fields: [
            line('name', 'Name', 80, { required: true }),
            paragraph('description', 'Description', 300, {
              required: true,
              admin: {
                rows: 2,
                description: `${placeholderHint} All texts of a plan but its price take them.`,
                components: { Description: FIGURES },
              },
            }),
            row(
              line('price', 'Price', 40, {
                required: true,
                admin: { description: 'As shown: "$750", "From $2,500", "Custom". Other pages name it too.' },
              }),
              line('period', 'Period', 80),
            ),
            {
              name: 'cta',
              type: 'group',
              label: 'Button',
              fields: [
                row(
                  line('label', 'Label', 40, { required: true }),
                  addressLine('href', 'Link address', 300, { required: true, validate: safeAddress }),
                ),
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
                  'Use the same row names in every plan. A row without a value shows a tick or a dash. Other pages show the values of Delivery time, Support after launch and, for the plan free-audit, Audit call.',
              },
              fields: [
                row(
                  line('feature', 'Row', 80, { required: true }),
                  line('value', 'Value', 80),
                  tick('included', 'Included', { defaultValue: false }),
                ),
              ],
            },
          ],
        },
      ],
    },
    // Other texts name it, and no page has it as an address.
    { ...slugField({ source: 'name' }), admin: { hidden: true } },
    tick('popular', 'Marked as popular', { defaultValue: false, admin: { position: 'sidebar' } }),
    line('highlight', 'Highlight', 40, {
      admin: { position: 'sidebar', description: 'A few words above the name.' },
    }),
    ...draggedListingFields,
  ],
}
