import { escapeHtml } from '@/lib/html/escape'
import type { NodeType } from '../node-type'
import { blockShape, paragraphs, textIn, textLines } from './block-parts'

export const pullQuote: NodeType = {
  type: 'block:pullQuote',
  editor: {
    block: {
      slug: 'pullQuote',
      interfaceName: 'PullQuoteBlock',
      labels: { singular: 'Pull quote', plural: 'Pull quotes' },
      fields: [
        {
          name: 'words',
          type: 'textarea',
          required: true,
          maxLength: 400,
          label: 'Words',
          admin: { rows: 2, description: 'One or two sentences, without quotation marks.' },
        },
        { name: 'source', type: 'text', maxLength: 160, label: 'Who said it' },
      ],
    },
  },
  hasShape: blockShape({ words: 'text', source: 'text' }),
  toHtml: (node) => {
    const words = textIn(node, 'words')
    if (!words) return ''
    const source = textIn(node, 'source')
    const caption = source ? `<figcaption>${escapeHtml(source)}</figcaption>` : ''
    return `<figure class="pull-quote"><blockquote>${paragraphs(words)}</blockquote>${caption}</figure>`
  },
  fromHtml: { never: 'A posted blockquote is a quote in the text.' },
  ownHtml: { attributes: { figure: [], figcaption: [] }, classes: { figure: ['pull-quote'] } },
  text: (node) => textLines(textIn(node, 'words'), textIn(node, 'source')),
}
