import type { NodeType } from '../node-type'

/** A pasted tab. The Tab key itself indents lists. */
export const tab: NodeType = {
  type: 'tab',
  // Part of every editor.
  editor: { features: () => [] },
  hasShape: () => true,
  toHtml: () => ' ',
  fromHtml: { never: 'HTML shows a tab as a space.' },
  text: () => '\n',
}
