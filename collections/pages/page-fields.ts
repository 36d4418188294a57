import type { Field, GroupField, TextareaField, TextField } from 'payload'
import { textarea as textareaRule, text as textRule } from 'payload/shared'
import { type PageKey, pageCopies, pageKeys, pagePath } from '@/content/page-copies'
import { placeholderHint } from '@/content/placeholders'

interface SectionLabels {
  label: string
  title?: string
  description?: string
  /** Texts that only some cards have. */
  extra?: { label?: string; note?: string }
}

/** Labels of the cards `name1` to `name<count>`. */
const cards = (name: string, count: number, labels: SectionLabels): Record<string, SectionLabels> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      `${name}${place + 1}`,
      { ...labels, label: `${labels.label} ${place + 1}` },
    ]),
  )

const sections: Readonly<Record<string, SectionLabels>> = {
  opening: { label: 'Around the headline', title: 'Line above it', description: 'Note below the buttons' },
  audience: { label: 'Who we work with' },
  ...cards('audience', 5, { label: 'Who we work with, entry', extra: { label: 'Words of the link' } }),
  benefits: { label: 'What clients get' },
  ...cards('benefit', 4, { label: 'What clients get, entry', extra: { label: 'Figure' } }),
  flagships: { label: 'Flagship automations' },
  testimonials: { label: 'Testimonials' },
  capabilities: { label: 'What we build' },
  ...cards('capability', 6, { label: 'What we build, entry' }),
  industries: { label: 'Industries' },
  ...cards('industry', 8, { label: 'Industry' }),
  process: { label: 'How a project runs' },
  ...cards('step', 4, { label: 'Step', extra: { label: 'Duration', note: 'What the client gets' } }),
  comparison: { label: 'Comparison table' },
  addOns: { label: 'Add-ons' },
  questions: { label: 'Questions about pricing' },
  getInTouch: { label: 'Ways to get in touch' },
  fastResponse: { label: 'Response times' },
  ...cards('response', 3, { label: 'Response time', title: 'For', description: 'Answered' }),
  inquiry: { label: 'Contact form', description: 'Note next to the heading' },
  ...cards('expect', 3, { label: 'Part of the call' }),
  ...cards('why', 5, { label: 'Reason' }),
  ...cards('feature', 4, { label: 'Feature' }),
}

const isKey = (key: unknown): key is PageKey => pageKeys.some((each) => each === key)
const hasSection = (key: unknown, name: string) => isKey(key) && Object.hasOwn(pageCopies[key].sections, name)
const hasSections = (key: unknown) => isKey(key) && Object.keys(pageCopies[key].sections).length > 0
const hasClosing = (key: unknown) => isKey(key) && 'closing' in pageCopies[key]

/** The CMS accepts lists and numbers as text. This check rejects them. */
const line = (name: string, label: string, maxLength: number): TextField => ({
  name,
  type: 'text',
  maxLength,
  label,
  validate: (value: unknown, options) =>
    value == null || typeof value === 'string' ? textRule(value, options) : `${label} must be text`,
})
const text = (name: string, label: string, maxLength = 600): TextareaField => ({
  name,
  type: 'textarea',
  maxLength,
  label,
  admin: { rows: 3 },
  validate: (value: unknown, options) =>
    value == null || typeof value === 'string' ? textareaRule(value, options) : `${label} must be text`,
})

const sectionField = ([name, { label, title = 'Heading', description = 'Text', extra = {} }]: [
  string,
  SectionLabels,
]): GroupField => ({
  name,
  type: 'group',
  label,
  admin: { condition: (data) => hasSection(data.key, name) },
  fields: [
    line('title', title, 120),
    text('description', description),
    ...Object.entries(extra).map(([field, words]) => line(field, words, 120)),
  ],
})

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
  fields: [
    line('title', 'Title', 120),
    text('description', 'Description', 300),
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/src/admin/cms/writing/search-preview#SearchPreview' } },
    },
  ],
}

export const keyField: Field = {
  name: 'key',
  type: 'select',
  required: true,
  unique: true,
  label: 'Page',
  options: pageKeys.map((value) => ({ value, label: pagePath(value) })),
  admin: { readOnly: true, position: 'sidebar' },
}

/** The texts of a page. If left empty, the original text is used. */
export const copyFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Opening and end',
        fields: [
          {
            ...line('headline', 'Headline', 120),
            admin: { description: 'If left empty, the original text is shown; for the ideas, their number.' },
          },
          {
            ...text('lead', 'Text next to it', 800),
            admin: { rows: 4, description: `All texts of a page take placeholders. ${placeholderHint}` },
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
            fields: Object.entries(sections).map(sectionField),
          },
        ],
      },
      { label: 'Search engines', fields: [searchEngines] },
    ],
  },
]
