import { escapeHtml } from '@/lib/html/escape'
import type { LexicalNode } from '../document'
import type { NodeType } from '../node-type'

const marks: readonly { tag: string; bit: number }[] = [
  { tag: 'code', bit: 16 },
  { tag: 's', bit: 4 },
  { tag: 'u', bit: 8 },
  { tag: 'em', bit: 2 },
  { tag: 'strong', bit: 1 },
]

export const textNode = (content: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

export const text: NodeType = {
  type: 'text',
  editor: {
    features: (lexical) => [
      lexical.BoldFeature(),
      lexical.ItalicFeature(),
      lexical.UnderlineFeature(),
      lexical.StrikethroughFeature(),
      lexical.InlineCodeFeature(),
    ],
  },
  hasShape: (node) => typeof node.text === 'string',
  toHtml: ({ text: words = '', format }) => {
    const bits = typeof format === 'number' ? format : 0
    return marks
      .filter(({ bit }) => bits & bit)
      .reduce((html, { tag }) => `<${tag}>${html}</${tag}>`, escapeHtml(words))
  },
  fromHtml: {
    as: 'inline',
    tags: marks.map(({ tag }) => tag),
    read: ({ tag, children }, { inline }, style) => {
      const bit = marks.find((mark) => mark.tag === tag)?.bit ?? 0
      return inline(children, { ...style, format: style.format | bit })
    },
  },
  // Outside the specification's allow-list for posted HTML.
  ownHtml: { attributes: { s: [] } },
  text: (node) => node.text ?? '',
}
