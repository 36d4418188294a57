import type { LexicalNode } from '../document'
import type { NodeType } from '../node-type'

export const lineBreakNode = (): LexicalNode => ({ type: 'linebreak', version: 1 })

export const lineBreak: NodeType = {
  type: 'linebreak',
  // Part of every editor.
  editor: { features: () => [] },
  hasShape: () => true,
  toHtml: () => '<br>',
  fromHtml: { as: 'inline', tags: ['br'], read: () => [lineBreakNode()] },
  text: () => '\n',
}
