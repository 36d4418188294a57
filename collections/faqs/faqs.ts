import type { CollectionConfig } from 'payload'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { isActiveField, orderIndexField } from '../fields/public-fields'
import { revalidates } from '../hooks/revalidate'

const faqCategories = [
  { value: 'implementation', label: 'Implementation' },
  { value: 'integration', label: 'Integration' },
  { value: 'technical', label: 'Technical' },
  { value: 'benefits', label: 'Benefits' },
  { value: 'support', label: 'Support' },
  { value: 'custom', label: 'Custom' },
  { value: 'general', label: 'General' },
] as const

const publish = revalidates('faqs')

/** Questions and answers of /faq. */
export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'category', 'orderIndex', 'isActive'],
    description: 'Questions and answers, grouped by category on the FAQ page.',
    listSearchableFields: ['question', 'answer'],
  },
  defaultSort: 'orderIndex',
  access: {
    create: adminsOnly,
    read: activeOrAdmins,
    update: adminsOnly,
    delete: adminsOnly,
    readVersions: adminsOnly,
  },
  versions: { maxPerDoc: 20 },
  hooks: {
    afterChange: [publish.afterChange],
    afterDelete: [publish.afterDelete],
  },
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300, label: 'Question' },
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      label: 'Answer',
      admin: { rows: 8, description: 'Plain text. An empty line begins a new paragraph.' },
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'general',
      index: true,
      label: 'Category',
      options: [...faqCategories],
      admin: { position: 'sidebar' },
    },
    orderIndexField,
    isActiveField,
  ],
}
