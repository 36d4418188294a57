import { placeholderHint } from '@/content/placeholders'
import { industryOptions } from '@/content/registration'
import { articleField } from '../fields/article-fields'
import { orderIndexField } from '../fields/listing-fields'
import { pictureField } from '../fields/picture-field'
import { choice, line, paragraph, row } from '../fields/simple-fields'
import { textPages } from '../page-collection'
import { resultsField } from './results-field'

/** Projects for named clients, at /case-studies/<slug>. */
export const caseStudies = textPages('case-studies', {
  labels: { singular: 'Case study', plural: 'Case studies' },
  admin: {
    defaultColumns: ['title', 'client', 'industry', 'status', 'orderIndex'],
    description:
      'Projects for clients, with results and their sources. The page /case-studies appears with the first published one.',
    listSearchableFields: ['title', 'client', 'description', 'slug'],
  },
  defaultSort: 'orderIndex',
  fields: [orderIndexField],
  tabs: [
    {
      label: 'Case study',
      fields: [
        line('title', 'Title', 120, { required: true }),
        paragraph('description', 'Description', 300, {
          required: true,
          admin: {
            rows: 2,
            description: 'Shown below the title, in the list, in search results and in shared links.',
          },
        }),
        row(
          line('client', 'Client', 120, {
            required: true,
            admin: { description: 'The name, or a description that the client agreed to.' },
          }),
          choice('industry', 'Industry', industryOptions, { required: true }),
        ),
        pictureField('coverImage'),
      ],
    },
    {
      label: 'Problem and results',
      fields: [
        paragraph('problem', 'Problem', 2000, {
          required: true,
          admin: { rows: 4, description: 'What took too long, or went wrong, before the project.' },
        }),
        paragraph('whatWasBuilt', 'What was built', 2000, { required: true, admin: { rows: 4 } }),
        resultsField,
      ],
    },
    {
      label: 'Whole story',
      fields: [
        {
          ...articleField(`Optional text below the results. ${placeholderHint} All texts take them.`),
          required: false,
        },
      ],
    },
  ],
})
