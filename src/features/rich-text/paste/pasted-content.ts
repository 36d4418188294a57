import type { LexicalNode } from '../document'
import { withFootnotes } from '../footnotes'
import { type HtmlNode, isElement } from '../html-element'
import { treeToLexical } from '../tree-to-lexical'
import { blocks } from './blocks'
import { cleanText } from './clean-text'
import { fitHeadings } from './fit-headings'
import { element } from './inline'
import { looksLikeMarkdown, markdownHtml } from './markdown'
import { PasteNotes } from './notes'
import { noMarks, styled } from './source-style'
import { sourceTree, textOf } from './source-tree'

export interface Clipboard {
  html?: string
  text?: string
}

export interface PastedContent {
  nodes: LexicalNode[]
  notes: string[]
}

const BARE = new Set('html head body meta pre div span br p font'.split(' '))

/** Returns true if HTML only displays plain text, as code editors copy it. */
const isBare = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every(
    (node) =>
      !isElement(node) ||
      (BARE.has(node.tag) && !/mso/i.test(node.attributes.class ?? '') && isBare(node.children)),
  )

const isCodeBox = (node: HtmlNode): boolean =>
  isElement(node) &&
  ((/mono|courier|consolas|menlo/.test(styled(node, 'font-family')) &&
    /^pre/.test(styled(node, 'white-space'))) ||
    (['html', 'body'].includes(node.tag) && node.children.some(isCodeBox)))

/** Plain text as paragraphs, split at empty lines. */
const textTree = (text: string): HtmlNode[] =>
  text
    .split(/\n[ \t]*\n+/)
    .filter((part) => part.trim())
    .map((part) =>
      element(
        'p',
        part
          .trim()
          .split('\n')
          .flatMap((line, at) => (at === 0 ? [line] : [element('br', []), line])),
      ),
    )

export function pastedContent({ html = '', text = '' }: Clipboard): PastedContent {
  const notes = new PasteNotes()
  const inside = { marks: noMarks, notes }
  const plain = text.replace(/\r\n?/g, '\n')
  const source = html.trim() ? withFootnotes(sourceTree(html)) : []
  const done = (tree: readonly HtmlNode[]): PastedContent => ({
    nodes: treeToLexical(tree),
    notes: notes.sentences(),
  })
  const words = plain.trim() ? plain : source.length > 0 && isBare(source) ? textOf(source) : ''
  if (words.trim() && (source.length === 0 || isBare(source)) && looksLikeMarkdown(words)) {
    const { html: made, frontMatter } = markdownHtml(words)
    if (frontMatter) notes.add('frontMatter', frontMatter.replaceAll('---', ''))
    return done(fitHeadings(blocks(sourceTree(made), inside)))
  }
  if (plain.includes('\n') && source.some(isCodeBox)) return done([element('pre', [cleanText(plain, notes)])])
  if (source.length > 0) return done(fitHeadings(blocks(source, inside)))
  return done(textTree(cleanText(plain, notes)))
}
