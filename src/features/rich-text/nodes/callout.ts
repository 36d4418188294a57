import { escapeHtml } from '@/lib/html/escape'
import type { LexicalNode } from '../document'
import { markedTextHtml, markedTextWords } from '../marked-text'
import type { NodeType } from '../node-type'
import { blockShape, MARKS_HINT, paragraphs, textIn, textLines } from './block-parts'

const tones = { note: 'Note', tip: 'Tip', warning: 'Careful' } as const
type Tone = keyof typeof tones

const toneOf = (node: LexicalNode): Tone => {
  const tone = textIn(node, 'tone')
  return Object.hasOwn(tones, tone) ? (tone as Tone) : 'note'
}

export const callout: NodeType = {
  type: 'block:callout',
  editor: {
    block: {
      slug: 'callout',
      interfaceName: 'CalloutBlock',
      labels: { singular: 'Callout', plural: 'Callouts' },
      fields: [
        {
          name: 'tone',
          type: 'select',
          required: true,
          defaultValue: 'note',
          label: 'Kind',
          options: Object.entries(tones).map(([value, label]) => ({ value, label })),
        },
        { name: 'title', type: 'text', maxLength: 120, label: 'Title' },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 1000,
          label: 'Text',
          admin: { rows: 3, description: `An empty line begins a new paragraph. ${MARKS_HINT}` },
        },
      ],
    },
  },
  hasShape: blockShape({ tone: 'text', title: 'text', text: 'text' }),
  toHtml: (node) => {
    const title = textIn(node, 'title')
    const text = textIn(node, 'text')
    if (!title && !text) return ''
    const tone = toneOf(node)
    const head = title ? `<p><strong>${escapeHtml(title)}</strong></p>` : ''
    return `<div class="callout callout-${tone}"><p class="block-label">${tones[tone]}</p>${head}${paragraphs(text, markedTextHtml)}</div>`
  },
  fromHtml: { never: 'Posted HTML has no element for it.' },
  ownHtml: {
    attributes: { div: [], p: [] },
    classes: {
      div: ['callout', ...Object.keys(tones).map((tone) => `callout-${tone}`)],
      p: ['block-label'],
    },
  },
  text: (node) =>
    textLines(tones[toneOf(node)], textIn(node, 'title'), markedTextWords(textIn(node, 'text'))),
}
