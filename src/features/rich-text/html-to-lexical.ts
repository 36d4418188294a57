import { type LexicalDocument, lexicalDocument } from './document'
import { withFootnotes } from './footnotes'
import { htmlTree } from './html-tree'
import { paragraphNode } from './nodes/paragraph'
import { treeToLexical } from './tree-to-lexical'

export function htmlToLexical(html: string): LexicalDocument {
  const children = treeToLexical(withFootnotes(htmlTree(html)))
  return lexicalDocument(children.length > 0 ? children : [paragraphNode([])])
}
