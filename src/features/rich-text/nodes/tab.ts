import type { NodeType } from '../node-type'

/** A tab that was pasted: the editor's own key for it indents lists. */
export const tab: NodeType = {
  type: 'tab',
  // Part of every editor.
  editor: { features: () => [] },
  hasShape: () => true,
  toHtml: () => ' ',
  fromHtml: { never: 'HTML shows a tab as a space.' },
  text: () => '\n',
}
