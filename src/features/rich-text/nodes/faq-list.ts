import { escapeHtml } from '@/lib/html/escape'
import type { LexicalNode } from '../document'
import type { NodeType } from '../node-type'
import type { Reference, Shown } from '../references'
import { blockShape, paragraphs, textIn, textLines } from './block-parts'

const questionsIn = ({ fields }: LexicalNode): Reference[] =>
  Array.isArray(fields?.faqs) ? fields.faqs.map((id) => ({ kind: 'faqs', id: String(id) })) : []

const entry = ({ title, text }: Shown): string =>
  `<details><summary>${escapeHtml(title)}</summary>${paragraphs(text)}</details>`

export const faqList: NodeType = {
  type: 'block:faqList',
  editor: {
    block: {
      slug: 'faqList',
      interfaceName: 'FaqListBlock',
      labels: { singular: 'FAQ entries', plural: 'FAQ entries' },
      fields: [
        {
          name: 'title',
          type: 'text',
          maxLength: 120,
          label: 'Heading',
          admin: { description: 'Shown in the table of contents.' },
        },
        {
          name: 'faqs',
          type: 'relationship',
          relationTo: 'faqs',
          hasMany: true,
          required: true,
          minRows: 1,
          maxRows: 12,
          maxDepth: 0,
          label: 'Questions',
          admin: { description: 'They follow every change, and disappear when they are hidden on the site.' },
        },
      ],
    },
  },
  hasShape: blockShape({ title: 'text', faqs: 'ids' }),
  references: questionsIn,
  toHtml: (node, { shown }) => {
    const entries = questionsIn(node).flatMap(({ kind, id }) => shown(kind, id) ?? [])
    if (entries.length === 0) return ''
    const title = textIn(node, 'title')
    return `${title ? `<h2>${escapeHtml(title)}</h2>` : ''}<div class="faq-list">${entries.map(entry).join('')}</div>`
  },
  fromHtml: { never: 'Questions come from the FAQ page.' },
  ownHtml: { attributes: { div: [], details: [], summary: [] }, classes: { div: ['faq-list'] } },
  // The questions are not this article's text.
  text: (node) => textLines(textIn(node, 'title')),
}
