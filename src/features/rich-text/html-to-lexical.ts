import { type LexicalDocument, lexicalDocument } from './document'
import { withFootnotes } from './footnotes'
import { htmlTree } from './html-tree'
import { paragraphNode } from './nodes/paragraph'
import { treeToLexical } from './tree-to-lexical'

/** The editor's document of an HTML article. Only the allow-list gets through. */
export function htmlToLexical(html: string): LexicalDocument {
  const children = treeToLexical(withFootnotes(htmlTree(html)))
  return lexicalDocument(children.length > 0 ? children : [paragraphNode([])])
}
