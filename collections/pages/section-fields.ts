import type { CollapsibleField, Field, GroupField, TextareaField, TextField } from 'payload'
import { textarea as textareaRule, text as textRule } from 'payload/shared'
import { type PageKey, pageKeys, pageWords } from '@/content/page-copies'

interface SectionLabels {
  label: string
  title?: string
  description?: string
  /** Texts that only some cards have. */
  extra?: { label?: string; note?: string }
  /** What a list of points is called, one a line. */
  points?: string
}

export const isKey = (key: unknown): key is PageKey => pageKeys.some((each) => each === key)
const hasSection = (key: unknown, name: string) => isKey(key) && Object.hasOwn(pageWords[key].sections, name)

/** The CMS accepts lists and numbers as text. This check rejects them. */
export const line = (name: string, label: string, maxLength: number): TextField => ({
  name,
  type: 'text',
  maxLength,
  label,
  validate: (value: unknown, options) =>
    value == null || typeof value === 'string' ? textRule(value, options) : `${label} must be text`,
})
export const text = (name: string, label: string, maxLength = 600): TextareaField => ({
  name,
  type: 'textarea',
  maxLength,
  label,
  admin: { rows: 3 },
  validate: (value: unknown, options) =>
    value == null || typeof value === 'string' ? textareaRule(value, options) : `${label} must be text`,
})

const section = (
  name: string,
  { label, title = 'Heading', description = 'Text', extra = {}, points }: SectionLabels,
): GroupField => ({
  name,
  type: 'group',
  label,
  admin: { condition: (data) => hasSection(data.key, name) },
  fields: [
    line('title', title, 120),
    text('description', description),
    ...Object.entries(extra).map(([field, words]) => line(field, words, 120)),
    ...(points ? [text('points', points)] : []),
  ],
})

const cards = (
  name: string,
  count: number,
  { label, each, ...labels }: SectionLabels & { each: string },
): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: { initCollapsed: true, condition: (data) => hasSection(data.key, `${name}1`) },
  fields: Array.from({ length: count }, (_, place) =>
    section(`${name}${place + 1}`, { ...labels, label: `${each} ${place + 1}` }),
  ),
})

export const sectionFields: Field[] = [
  section('opening', {
    label: 'Around the headline',
    title: 'Line above it',
    description: 'Note below the buttons',
  }),
  section('audience', { label: 'Who we work with' }),
  cards('audience', 5, {
    label: 'Who we work with: the entries',
    each: 'Entry',
    extra: { label: 'Words of the link' },
  }),
  section('benefits', { label: 'What clients get' }),
  cards('benefit', 4, { label: 'What clients get: the entries', each: 'Entry', extra: { label: 'Figure' } }),
  section('flagships', { label: 'Flagship automations' }),
  section('testimonials', { label: 'Testimonials' }),
  cards('package', 4, {
    label: 'Packages',
    each: 'Package',
    title: 'Name',
    extra: { label: 'Price', note: 'Duration' },
    points: 'What it includes, one point a line',
  }),
  section('capabilities', { label: 'What we build' }),
  cards('capability', 6, { label: 'What we build: the entries', each: 'Entry' }),
  section('industries', { label: 'Industries' }),
  cards('industry', 8, { label: 'Industries: the entries', each: 'Industry' }),
  section('process', { label: 'How a project runs' }),
  cards('step', 4, {
    label: 'How a project runs: the steps',
    each: 'Step',
    extra: { label: 'Duration', note: 'What the client gets' },
  }),
  section('comparison', { label: 'Comparison table' }),
  section('addOns', { label: 'Add-ons' }),
  section('questions', { label: 'Questions about pricing' }),
  cards('question', 6, {
    label: 'Questions about pricing: the entries',
    each: 'Entry',
    title: 'Question',
    description: 'Answer',
  }),
  section('terms', { label: 'Cost and data of an idea', description: 'Price, if no plan fits' }),
  section('cost', { label: 'What an idea costs', extra: { label: 'Words of the link' } }),
  section('data', { label: 'What happens with the data', extra: { label: 'Words of the link' } }),
  section('newsletter', { label: 'Newsletter', extra: { label: 'Words of the button' } }),
  cards('confirm', 2, {
    label: 'Page that confirms a subscription, before and after',
    each: 'Text',
    extra: { label: 'Words of the button' },
  }),
  cards('unsubscribe', 2, {
    label: 'Page that ends a subscription, before and after',
    each: 'Text',
    extra: { label: 'Words of the button' },
  }),
  section('getInTouch', { label: 'Ways to get in touch' }),
  cards('way', 2, {
    label: 'Ways to get in touch: mail and call',
    each: 'Way',
    extra: { label: 'Words of the link' },
  }),
  section('details', { label: 'Our details', description: 'Where we work' }),
  section('quickQuestions', {
    label: 'Quick questions',
    extra: { label: 'Words of the link' },
    points: 'Questions of the FAQ, word for word, one a line',
  }),
  section('fastResponse', { label: 'Response times' }),
  cards('response', 3, {
    label: 'Response times: the rows',
    each: 'Row',
    title: 'What is asked',
    description: 'When we answer',
  }),
  section('inquiry', { label: 'Contact form', description: 'Note next to the heading' }),
  cards('expect', 3, { label: 'Parts of the call', each: 'Part' }),
  cards('why', 5, { label: 'Reasons to choose us', each: 'Reason' }),
  section('stranger', { label: 'For visitors who have not registered' }),
  section('nextSteps', { label: 'What happens next' }),
  cards('next', 3, { label: 'What happens next: the steps', each: 'Step', extra: { label: 'When' } }),
  cards('feature', 4, { label: 'Features', each: 'Feature' }),
]
