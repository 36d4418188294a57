import type { LexicalNode } from '../document'
import { FOOTNOTE } from '../footnotes'
import { MAX_FOOTNOTE, markedTextHtml, markedTextWords, writtenFootnote } from '../marked-text'
import type { NodeType } from '../node-type'
import { blockShape, MARKS_HINT, textIn } from './block-parts'

export const footnoteText = (node: Pick<LexicalNode, 'fields'>) => textIn(node, 'text').replace(/\s+/g, ' ')

export function footnoteList(footnotes: readonly LexicalNode[]): string {
  if (footnotes.length === 0) return ''
  const items = footnotes.map((node, at) => {
    const back = `<a href="#footnote_ref_${at + 1}" role="doc-backlink" aria-label="Back to footnote ${at + 1} in the text">↑</a>`
    return `<li id="footnote_${at + 1}">${markedTextHtml(footnoteText(node))} ${back}</li>`
  })
  return `<section role="doc-endnotes" aria-label="Footnotes"><ol>${items.join('')}</ol></section>`
}

export const footnote: NodeType = {
  type: 'inlineBlock:footnote',
  editor: {
    inlineBlock: {
      slug: 'footnote',
      interfaceName: 'FootnoteBlock',
      labels: { singular: 'Footnote', plural: 'Footnotes' },
      fields: [
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: MAX_FOOTNOTE,
          label: 'Text',
          admin: {
            rows: 3,
            description: `Shown at the end of the text with its number. ${MARKS_HINT}`,
          },
        },
      ],
    },
  },
  hasShape: blockShape({ text: 'text' }),
  toHtml: (node, { footnoteNumber }) => {
    const number = footnoteNumber(node)
    if (!number) return ''
    return `<sup><a href="#footnote_${number}" id="footnote_ref_${number}" role="doc-noteref" aria-label="Footnote ${number}">[${number}]</a></sup>`
  },
  fromHtml: {
    as: 'inline',
    tags: [FOOTNOTE],
    read: ({ children }, { inline, newId }) => {
      const text = writtenFootnote(inline(children, { format: 0, inLink: false }))
      return [{ type: 'inlineBlock', version: 1, fields: { id: newId(), blockType: 'footnote', text } }]
    },
  },
  // The names contain a sign that heading ids never have.
  ownHtml: {
    attributes: { a: ['id', 'role', 'aria-label'], sup: [], section: ['role', 'aria-label'], li: ['id'] },
  },
  text: (node) => {
    const text = markedTextWords(footnoteText(node))
    return text && ` (${text})`
  },
}
