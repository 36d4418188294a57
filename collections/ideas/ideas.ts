import type { CollectionConfig } from 'payload'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { isActiveField, orderIndexField, pairList, textList } from '../fields/public-fields'
import { slugField } from '../fields/slug-field'
import { generateSlug } from '../hooks/generate-slug'
import { forgetsOldAddresses, keepsOldAddress } from '../hooks/keep-old-address'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'

const publish = revalidates('ideas')

/** Automation ideas: the cards of /automation-ideas and a page for each. */
export const ideas: CollectionConfig = {
  slug: 'ideas',
  labels: { singular: 'Automation idea', plural: 'Automation ideas' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'difficulty', 'timeToImplement', 'orderIndex', 'isActive'],
    description: 'Ideas with benefits, steps and requirements.',
    ...previewOf('ideas'),
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
    beforeValidate: [generateSlug('title')],
    afterChange: [keepsOldAddress('ideas'), publish.afterChange],
    beforeDelete: [forgetsOldAddresses('ideas')],
    afterDelete: [publish.afterDelete],
  },
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
              admin: { rows: 5, description: 'A paragraph for the page of the idea.' },
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
            { name: 'coverImage', type: 'upload', relationTo: 'media', label: 'Cover picture' },
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
    slugField({ source: 'title' }),
    orderIndexField,
    isActiveField,
  ],
}
