import type { CollectionConfig } from 'payload'
import { FIGURES, placeholderHint } from '@/content/placeholders'
import { editorAccess } from '../access/editor-access'
import { shownOrAdmins } from '../access/public-or-admins'
import { listingFields, pairList, textList } from '../fields/listing-fields'
import { pictureField } from '../fields/picture-field'
import { slugField } from '../fields/slug-field'
import { pageHooks } from '../hooks/page-hooks'
import { previewOf } from '../hooks/preview'
import { statusField } from '../publication/status-field'

export const ideas: CollectionConfig = {
  slug: 'ideas',
  labels: { singular: 'Automation idea', plural: 'Automation ideas' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'difficulty', 'timeToImplement', 'status', 'orderIndex', 'isActive'],
    description: 'Ideas with benefits, steps and requirements.',
    ...previewOf('ideas'),
  },
  defaultSort: 'orderIndex',
  access: editorAccess(shownOrAdmins),
  versions: { maxPerDoc: 20 },
  hooks: pageHooks('ideas'),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Idea',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 300,
              label: 'Description',
              admin: { rows: 2, description: 'One sentence, for the card.' },
            },
            {
              name: 'summary',
              type: 'textarea',
              maxLength: 1500,
              label: 'Summary',
              admin: {
                rows: 5,
                description: `A paragraph for the page of the idea. ${placeholderHint} All texts of an idea take them.`,
                components: { afterInput: [FIGURES] },
              },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'difficulty',
                  type: 'select',
                  required: true,
                  defaultValue: 'Medium',
                  label: 'Difficulty',
                  options: ['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: value })),
                },
                {
                  name: 'timeToImplement',
                  type: 'text',
                  required: true,
                  maxLength: 60,
                  label: 'Time to implement',
                },
              ],
            },
            pictureField('coverImage'),
          ],
        },
        {
          label: 'Benefits and steps',
          fields: [
            textList('benefits', 'Key benefits', 'Benefit'),
            textList('howItWorks', 'How it works', 'Step'),
          ],
        },
        {
          label: 'Setup',
          fields: [
            { name: 'setupTime', type: 'text', maxLength: 80, label: 'Estimated time' },
            textList('requirements', 'Requirements', 'Requirement'),
            pairList('steps', 'Setup steps', 'Step', [
              { name: 'title', label: 'Title' },
              { name: 'detail', label: 'Detail' },
            ]),
          ],
        },
      ],
    },
    statusField('published'),
    slugField({ source: 'title' }),
    ...listingFields,
  ],
}
