import { FIGURES, placeholderHint } from '@/content/placeholders'
import { listedDocuments } from '../document-collection'
import { pairList, paragraph, pictureField, row, textList } from '../fields/simple-fields'

export const flagships = listedDocuments('flagships', {
  labels: { singular: 'Flagship automation', plural: 'Flagship automations' },
  admin: {
    defaultColumns: ['title', 'slug', 'status', 'orderIndex', 'isActive'],
    description: 'Flagship automations with capabilities, use cases and technology.',
  },
  tabs: [
    {
      label: 'Automation',
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
        { name: 'tagline', type: 'text', required: true, maxLength: 200, label: 'Tagline' },
        paragraph('description', 'Description', 2000, {
          required: true,
          admin: {
            rows: 6,
            description: `${placeholderHint} All texts of a flagship take them.`,
            components: { Description: FIGURES },
          },
        }),
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
            row(
              { name: 'role', type: 'text', required: true, maxLength: 80, label: 'Role' },
              { name: 'timeSaved', type: 'text', required: true, maxLength: 60, label: 'Time saved' },
            ),
            paragraph('description', 'Description', 600, { required: true, admin: { rows: 2 } }),
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
})
