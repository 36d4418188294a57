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

export const flagships: CollectionConfig = {
  slug: 'flagships',
  labels: { singular: 'Flagship automation', plural: 'Flagship automations' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'status', 'orderIndex', 'isActive'],
    description: 'Flagship automations with capabilities, use cases and technology.',
    ...previewOf('flagships'),
  },
  defaultSort: 'orderIndex',
  access: editorAccess(shownOrAdmins),
  versions: { maxPerDoc: 20 },
  hooks: pageHooks('flagships'),
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
              admin: {
                rows: 6,
                description: `${placeholderHint} All texts of a flagship take them.`,
                components: { afterInput: [FIGURES] },
              },
            },
            pictureField('coverImage'),
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
    statusField('published'),
    slugField({ source: 'title' }),
    ...listingFields,
  ],
}
