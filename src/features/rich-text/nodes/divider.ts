import type { LexicalNode } from '../document'
import type { NodeType } from '../node-type'

const dividerNode = (): LexicalNode => ({ type: 'horizontalrule', version: 1 })

export const divider: NodeType = {
  type: 'horizontalrule',
  editor: { features: ({ HorizontalRuleFeature }) => [HorizontalRuleFeature()] },
  hasShape: () => true,
  toHtml: () => '<hr>',
  fromHtml: { as: 'block', tags: ['hr'], read: () => [dividerNode()] },
  ownHtml: { attributes: { hr: [] } },
  text: () => '\n',
}
