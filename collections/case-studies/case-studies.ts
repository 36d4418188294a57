import type { CollectionConfig } from 'payload'
import { placeholderHint } from '@/content/placeholders'
import { industryOptions } from '@/content/registration'
import { editorAccess } from '../access/editor-access'
import { publishedOrAdmins } from '../access/public-or-admins'
import { articleField, contentHtmlField } from '../fields/article-fields'
import { orderIndexField } from '../fields/listing-fields'
import { pictureField } from '../fields/picture-field'
import { slugField } from '../fields/slug-field'
import { checkContent } from '../hooks/check-content'
import { cleansText } from '../hooks/clean-text'
import { contentFromHtml } from '../hooks/content-from-html'
import { pageHooks } from '../hooks/page-hooks'
import { previewOf } from '../hooks/preview'
import { statusField } from '../publication/status-field'
import { resultsField } from './results-field'

const page = pageHooks('case-studies')

/** Projects for named clients, at /case-studies/<slug>. */
export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: 'Case study', plural: 'Case studies' },
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'client', 'industry', 'status', 'orderIndex'],
    description:
      'Projects for clients, with results and their sources. The page /case-studies appears with the first published one.',
    listSearchableFields: ['title', 'client', 'description', 'slug'],
    ...previewOf('case-studies'),
  },
  defaultSort: 'orderIndex',
  access: editorAccess(publishedOrAdmins),
  versions: { maxPerDoc: 30 },
  hooks: {
    ...page,
    beforeOperation: [contentFromHtml, checkContent],
    beforeValidate: [cleansText('case-studies', 'Case study'), ...page.beforeValidate],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Case study',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
            {
              name: 'description',
              type: 'textarea',
              required: true,
              maxLength: 300,
              label: 'Description',
              admin: {
                rows: 2,
                description: 'Shown below the title, in the list, in search results and in shared links.',
              },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'client',
                  type: 'text',
                  required: true,
                  maxLength: 120,
                  label: 'Client',
                  admin: { description: 'The name, or a description that the client agreed to.' },
                },
                {
                  name: 'industry',
                  type: 'select',
                  required: true,
                  label: 'Industry',
                  options: industryOptions.map((value) => ({ value, label: value })),
                },
              ],
            },
            pictureField('coverImage'),
          ],
        },
        {
          label: 'Problem and results',
          fields: [
            {
              name: 'problem',
              type: 'textarea',
              required: true,
              maxLength: 2000,
              label: 'Problem',
              admin: { rows: 4, description: 'What took too long, or went wrong, before the project.' },
            },
            {
              name: 'whatWasBuilt',
              type: 'textarea',
              required: true,
              maxLength: 2000,
              label: 'What was built',
              admin: { rows: 4 },
            },
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
    },
    statusField('draft'),
    slugField({ source: 'title' }),
    orderIndexField,
    contentHtmlField(),
  ],
}
