import type { CollectionConfig } from 'payload'
import { FIGURES, placeholderHint } from '@/content/placeholders'
import { faqCategoryLabels } from '@/features/faq/categories'
import { activeOrAdmins, editorAccess } from '../access/rules'
import { choice, draggedListingFields, paragraph } from '../fields/simple-fields'
import { draggedOrder } from '../hooks/dragged-order'
import { checkPlaceholders } from '../hooks/known-placeholders'

const dragged = draggedOrder('faqs')

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  admin: {
    group: 'Site',
    useAsTitle: 'question',
    defaultColumns: ['question', 'category', 'isActive'],
    description:
      'Questions and answers, grouped by category on the FAQ page. To sort, choose a category and drag a row by its handle, or use the space bar and the arrow keys on it.',
    listSearchableFields: ['question', 'answer'],
    // Grouped lists in the CMS cannot be dragged, so the editor chooses one category first.
    components: { beforeListTable: ['/src/admin/cms/faqs/category-choice#CategoryChoice'] },
    pagination: { defaultLimit: 100 },
  },
  access: editorAccess(activeOrAdmins),
  versions: { maxPerDoc: 20 },
  ...dragged,
  hooks: { ...dragged.hooks, beforeValidate: [checkPlaceholders] },
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 300, label: 'Question' },
    paragraph('answer', 'Answer', 4000, {
      required: true,
      admin: {
        rows: 8,
        description: `Plain text. An empty line begins a new paragraph. ${placeholderHint}`,
        components: { Description: FIGURES },
      },
    }),
    // In the page's order. The database also sorts by it.
    choice('category', 'Category', faqCategoryLabels, {
      required: true,
      defaultValue: 'general',
      index: true,
      admin: { position: 'sidebar' },
    }),
    ...draggedListingFields,
  ],
}
