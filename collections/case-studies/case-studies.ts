import type { ArrayField } from 'payload'
import { placeholderHint } from '@/content/placeholders'
import { industryOptions } from '@/content/registration'
import { textDocuments } from '../document-collection'
import { articleField } from '../fields/article-fields'
import { choice, line, orderIndexField, paragraph, pictureField, row } from '../fields/simple-fields'

/** Each result names its source, so that no claim is without one. */
const resultsField: ArrayField = {
  name: 'results',
  type: 'array',
  label: 'Results',
  labels: { singular: 'Result', plural: 'Results' },
  maxRows: 12,
  fields: [
    row(
      line('figure', 'Figure', 40, { admin: { width: '30%', description: 'Optional, such as “11 hours”.' } }),
      line('text', 'Result', 300, {
        required: true,
        admin: { width: '70%', description: 'For example “saved per week in order entry”.' },
      }),
    ),
    line('source', 'Source', 200, {
      required: true,
      admin: { description: 'Who measured it and when, such as “Time sheets of the client, March to May”.' },
    }),
  ],
}

export const caseStudies = textDocuments('case-studies', {
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
