import { elementNode, hasChildren } from '../document'
import type { NodeType } from '../node-type'

export const quote: NodeType = {
  type: 'quote',
  editor: { features: ({ BlockquoteFeature }) => [BlockquoteFeature()] },
  hasShape: hasChildren,
  toHtml: ({ children = [] }, { inner }) => `<blockquote><p>${inner(children)}</p></blockquote>`,
  fromHtml: {
    as: 'block',
    tags: ['blockquote'],
    read: ({ children }, { line }) => {
      const words = line(children)
      return words.length > 0 ? [elementNode('quote', words)] : []
    },
  },
  text: (_, inner) => `${inner}\n`,
}
