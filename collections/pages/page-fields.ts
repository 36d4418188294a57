import type { Field, GroupField, TextareaField, TextField } from 'payload'
import { textarea as textareaRule, text as textRule } from 'payload/shared'
import { type PageKey, pageCopies, pageKeys, pagePath } from '@/content/page-copies'
import { FIGURES, placeholderHint } from '@/content/placeholders'

interface SectionLabels {
  label: string
  title?: string
  description?: string
}

const sections: Readonly<Record<string, SectionLabels>> = {
  opening: { label: 'Around the headline', title: 'Line above it', description: 'Note below the buttons' },
  audience: { label: 'Who we work with' },
  benefits: { label: 'What clients get' },
  flagships: { label: 'Flagship automations' },
  testimonials: { label: 'Testimonials' },
  capabilities: { label: 'What we build' },
  industries: { label: 'Industries' },
  process: { label: 'How a project runs' },
  comparison: { label: 'Comparison table' },
  addOns: { label: 'Add-ons' },
  questions: { label: 'Questions about pricing' },
  getInTouch: { label: 'Ways to get in touch' },
  fastResponse: { label: 'Response times' },
  inquiry: { label: 'Contact form', description: 'Note next to the heading' },
  feature1: { label: 'First feature' },
  feature2: { label: 'Second feature' },
  feature3: { label: 'Third feature' },
  feature4: { label: 'Fourth feature' },
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

const sectionField = ([name, { label, title = 'Heading', description = 'Text' }]: [
  string,
  SectionLabels,
]): GroupField => ({
  name,
  type: 'group',
  label,
  admin: { condition: (data) => hasSection(data.key, name) },
  fields: [line('title', title, 120), text('description', description)],
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
            admin: {
              rows: 4,
              description: `All texts of a page take placeholders. ${placeholderHint}`,
              components: { afterInput: [FIGURES] },
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
            fields: Object.entries(sections).map(sectionField),
          },
        ],
      },
      { label: 'Search engines', fields: [searchEngines] },
    ],
  },
]
