import type { CollectionConfig, Field, GroupField } from 'payload'
import { pageKeys, pageName, pageWords } from '@/content/page-copies'
import { FIGURES, placeholderHint } from '@/content/placeholders'
import { adminsOnly, closed, denyAll, publishedOrAdmins } from '../access/rules'
import { searchPreview } from '../fields/simple-fields'
import { checkPlaceholders } from '../hooks/known-placeholders'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'
import { statusField } from '../publication/status-field'
import { isKey, line, sectionFields, text } from './section-fields'

const hasSections = (key: unknown) => isKey(key) && Object.keys(pageWords[key].sections).length > 0
const hasClosing = (key: unknown) => isKey(key) && 'closing' in pageWords[key]

const closing: GroupField = {
  name: 'closing',
  type: 'group',
  label: 'End of the page',
  admin: { condition: (data) => hasClosing(data.key) },
  fields: [
    line('title', 'Heading', 120),
    text('description', 'Text', 400),
    {
      type: 'row',
      fields: [
        line('primaryLabel', 'Words of the first button', 40),
        line('secondaryLabel', 'Words of the second button', 40),
      ],
    },
  ],
}

const searchEngines: GroupField = {
  name: 'meta',
  type: 'group',
  label: 'Search engines and shared links',
  fields: [line('title', 'Title', 120), text('description', 'Description', 300), searchPreview],
}

const keyField: Field = {
  name: 'key',
  type: 'select',
  required: true,
  unique: true,
  label: 'Page',
  options: pageKeys.map((value) => ({ value, label: pageName(value) })),
  admin: { readOnly: true, position: 'sidebar' },
}

/** The texts of a page. If left empty, the original text is used. */
const copyFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Opening and end',
        fields: [
          {
            ...line('headline', 'Headline', 120),
            admin: {
              description: 'If left empty, the original text is shown; for the ideas, their number.',
              components: { Cell: '/src/admin/cms/headline-cell#HeadlineCell' },
            },
          },
          {
            ...text('lead', 'Text next to it', 800),
            admin: {
              rows: 4,
              description: `All texts of a page take placeholders. ${placeholderHint}`,
              components: { Description: FIGURES },
            },
          },
          closing,
        ],
      },
      {
        label: 'Sections',
        admin: { condition: (data) => hasSections(data.key) },
        fields: [
          {
            name: 'sections',
            type: 'group',
            label: false,
            fields: sectionFields,
          },
        ],
      },
      { label: 'Search engines', fields: [searchEngines] },
    ],
  },
]

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page text', plural: 'Page texts' },
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    defaultColumns: ['key', 'headline', 'status', 'updatedAt'],
    description:
      'The words of home, services, pricing and the other pages that come with the site. An empty field, and a page that is not published, shows the original words.',
    listSearchableFields: ['key', 'headline'],
    pagination: { defaultLimit: 25 },
    ...previewOf('pages'),
  },
  defaultSort: 'key',
  disableDuplicate: true,
  // The site creates one row for each page. No caller can delete one.
  access: { ...closed, read: publishedOrAdmins, update: adminsOnly, readVersions: adminsOnly },
  versions: { maxPerDoc: 50 },
  hooks: { ...revalidates('pages'), beforeValidate: [checkPlaceholders] },
  fields: [
    ...copyFields,
    { ...keyField, access: { update: denyAll } } as typeof keyField,
    statusField('published'),
  ],
}
