import { elementNode, hasChildren, type LexicalNode } from '../document'
import type { NodeType } from '../node-type'

export const paragraphNode = (children: LexicalNode[]) =>
  elementNode('paragraph', children, { textFormat: 0, textStyle: '' })

export const paragraph: NodeType = {
  type: 'paragraph',
  editor: { features: ({ ParagraphFeature }) => [ParagraphFeature()] },
  hasShape: hasChildren,
  toHtml: ({ children = [] }, { inner }) => (children.length > 0 ? `<p>${inner(children)}</p>` : ''),
  fromHtml: {
    as: 'block',
    tags: ['p'],
    read: ({ children }, { line }) => {
      const words = line(children)
      return words.length > 0 ? [paragraphNode(words)] : []
    },
  },
  text: (_, inner) => `${inner}\n`,
}
