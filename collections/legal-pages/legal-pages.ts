import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { placeholderHint } from '@/content/placeholders'
import type { LegalPage } from '@/payload-types'
import { denyAll, editorAccess, publishedOrAdmins } from '../access/rules'
import { articleField, contentHtmlField } from '../fields/article-fields'
import { choice, detailsToggle, titleField } from '../fields/simple-fields'
import { checkContent, contentFromHtml } from '../hooks/article-content'
import { checkPlaceholders } from '../hooks/known-placeholders'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'
import { statusField } from '../publication/status-field'

const wordsOf = ({ title, content }: Partial<LegalPage>): unknown =>
  JSON.parse(JSON.stringify({ title, content }, (key, value: unknown) => (key === 'id' ? undefined : value)))

const dateText: CollectionBeforeChangeHook<LegalPage> = ({ data, operation, originalDoc }) => {
  const isNew = operation === 'create'
  const kept = isNew ? data.textChangedAt : originalDoc?.textChangedAt
  const wordsUnchanged =
    isNew || isDeepStrictEqual(wordsOf({ ...originalDoc, ...data }), wordsOf(originalDoc ?? {}))
  return { ...data, textChangedAt: (wordsUnchanged && kept) || new Date().toISOString() }
}

export const legalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'status', 'updatedAt'],
    description: 'Privacy policy, terms and imprint.',
    components: { edit: detailsToggle },
    ...previewOf('legal-pages'),
  },
  defaultSort: 'title',
  // There are three legal pages, each with a fixed address.
  disableDuplicate: true,
  access: editorAccess(publishedOrAdmins),
  versions: { maxPerDoc: 50 },
  hooks: {
    beforeOperation: [contentFromHtml, checkContent],
    beforeValidate: [checkPlaceholders],
    beforeChange: [dateText],
    ...revalidates('legal-pages'),
  },
  fields: [
    titleField(120),
    articleField(
      `Words in square brackets, such as [Company name], are gaps. Visitors do not see a line, list item or row with a gap until you fill it in here or in Site settings, Company. ${placeholderHint}`,
    ),
    statusField('published'),
    choice(
      'slug',
      'Page',
      { privacy: '/privacy', terms: '/terms', imprint: '/imprint' },
      { required: true, unique: true, access: { update: denyAll }, admin: { position: 'sidebar' } },
    ),
    {
      name: 'textChangedAt',
      type: 'date',
      label: 'Text last changed',
      access: { create: denyAll, update: denyAll },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Visitors see this date. It changes with the title and the content.',
      },
    },
    contentHtmlField(),
  ],
}
