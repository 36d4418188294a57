import type { CollectionConfig } from 'payload'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { isActiveField, orderIndexField, pairList, textList } from '../fields/public-fields'
import { slugField } from '../fields/slug-field'
import { generateSlug } from '../hooks/generate-slug'
import { forgetsOldAddresses, keepsOldAddress } from '../hooks/keep-old-address'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'

const publish = revalidates('flagships')

/** The four automations with a page of their own under /flagship. */
export const flagships: CollectionConfig = {
  slug: 'flagships',
  labels: { singular: 'Flagship automation', plural: 'Flagship automations' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'orderIndex', 'isActive'],
    description: 'Flagship automations with capabilities, use cases and technology.',
    ...previewOf('flagships'),
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
    afterChange: [keepsOldAddress('flagships'), publish.afterChange],
    beforeDelete: [forgetsOldAddresses('flagships')],
    afterDelete: [publish.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Automation',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
            { name: 'tagline', type: 'text', required: true, maxLength: 200, label: 'Tagline' },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 2000,
              label: 'Description',
              admin: { rows: 6 },
            },
            { name: 'coverImage', type: 'upload', relationTo: 'media', label: 'Cover picture' },
          ],
        },
        {
          label: 'Capabilities and use',
          fields: [
            pairList('capabilities', 'Capabilities', 'Capability', [
              { name: 'title', label: 'Title' },
              { name: 'detail', label: 'Detail' },
            ]),
            {
              name: 'useCases',
              type: 'array',
              label: 'Use cases',
              labels: { singular: 'Use case', plural: 'Use cases' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'role', type: 'text', required: true, maxLength: 80, label: 'Role' },
                    { name: 'timeSaved', type: 'text', required: true, maxLength: 60, label: 'Time saved' },
                  ],
                },
                {
                  name: 'description',
                  type: 'textarea',
                  required: true,
                  maxLength: 600,
                  label: 'Description',
                  admin: { rows: 2 },
                },
              ],
            },
          ],
        },
        {
          label: 'Technology and results',
          fields: [
            pairList('techStack', 'Tech stack', 'Component', [
              { name: 'name', label: 'Name' },
              { name: 'purpose', label: 'Purpose' },
            ]),
            textList('results', 'Results', 'Result'),
          ],
        },
      ],
    },
    slugField({ source: 'title' }),
    orderIndexField,
    isActiveField,
  ],
}
