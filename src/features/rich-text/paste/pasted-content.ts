import type { LexicalNode } from '../document'
import { withFootnotes } from '../footnotes'
import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import { paragraphNode } from '../nodes/paragraph'
import { treeToLexical } from '../tree-to-lexical'
import { blocks } from './blocks'
import { cleanText } from './clean-text'
import { element } from './inline'
import { markdownHtml } from './markdown-html'
import { type PastedPicture, PasteNotes, PICTURE_PLACE } from './notes'
import { noMarks, styled } from './source-style'
import { sourceTree, textOf } from './source-tree'
import { hasWordList } from './word-lists'

const signs: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(```|~~~)/m,
  /^\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m,
  /^> \S/m,
  /^\[\^[^\]\s]+\]: \S/m,
  /\[[^\]\n]+\]\((?:https?:|\/|mailto:|#)[^)\s]*\)/,
  /(?:^|\s)\*\*[^\s*][^*\n]*\*\*/,
  /^(?:[-*+] \[[ x]\] \S)/im,
  /^[-*+] \S.*\n+[-*+] \S/m,
  /^\d+[.)] \S.*\n+\d+[.)] \S/m,
]

const looksLikeMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text))

const levelOf = ({ tag }: HtmlElement): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0)

/** Adjusts heading levels for the page's h1. A single h1 becomes an h2. With several, all move down. */
function fitHeadings(nodes: readonly HtmlElement[]): HtmlElement[] {
  const levels = nodes.map(levelOf).filter(Boolean)
  const tops = levels.filter((level) => level === 1).length
  const isTitle = tops === 1 && levels[0] === 1
  const down = tops > 0 && !isTitle ? 1 : 0
  return nodes.map((node) => {
    const level = levelOf(node)
    return level === 0 ? node : { ...node, tag: `h${Math.min(6, Math.max(2, level + down))}` }
  })
}

export interface PastedContent {
  nodes: LexicalNode[]
  notes: string[]
  pictures: PastedPicture[]
}

const withoutPlaces = (node: LexicalNode, found: (index: number) => void): LexicalNode => ({
  ...node,
  ...(node.text === undefined
    ? {}
    : {
        text: node.text.replace(PICTURE_PLACE, (_, index) => {
          found(Number(index))
          return ''
        }),
      }),
  ...(node.children
    ? {
        children: node.children.map((child) => withoutPlaces(child, found)).filter(({ text }) => text !== ''),
      }
    : {}),
})

/** The nodes without the signs of pictures, and where these were. */
function picturesIn(nodes: readonly LexicalNode[], { pictures }: PasteNotes) {
  const places: PastedPicture[] = []
  const rest = nodes.map((node, at) =>
    withoutPlaces(node, (index) => {
      const picture = pictures[index]
      if (picture) places.push({ ...picture, at })
    }),
  )
  return { nodes: rest, pictures: places }
}

const BARE = new Set('html head body meta pre div span br p font'.split(' '))

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

/** The editor joins neighbouring lists of one kind. Only a paragraph between them keeps Word's lists apart. */
const listsApart = (nodes: readonly LexicalNode[]): LexicalNode[] =>
  nodes.flatMap((node, at) => {
    const before = nodes[at - 1]
    const wouldJoin = node.type === 'list' && before?.type === 'list' && before.listType === node.listType
    return wouldJoin ? [paragraphNode([]), node] : [node]
  })

/** A page of another program, read like pasted HTML. */
export function pageContent(tree: readonly HtmlNode[]): Omit<PastedContent, 'pictures'> {
  const notes = new PasteNotes()
  const nodes = treeToLexical(fitHeadings(blocks(withFootnotes([...tree]), { marks: noMarks, notes })))
  return { nodes, notes: notes.sentences() }
}

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

export function pastedContent({ html = '', text = '' }: { html?: string; text?: string }): PastedContent {
  const notes = new PasteNotes(true)
  const inside = { marks: noMarks, notes }
  const plain = text.replace(/\r\n?/g, '\n')
  const source = html.trim() ? withFootnotes(sourceTree(html)) : []
  const done = (tree: readonly HtmlNode[]): PastedContent => {
    const nodes = treeToLexical(tree)
    const made = hasWordList(source) ? listsApart(nodes) : nodes
    return { ...picturesIn(made, notes), notes: notes.sentences() }
  }
  const words = plain.trim() ? plain : source.length > 0 && isBare(source) ? textOf(source) : ''
  if (words.trim() && (source.length === 0 || isBare(source)) && looksLikeMarkdown(words)) {
    const { html: made, frontMatter } = markdownHtml(words)
    if (frontMatter) notes.add('frontMatter', frontMatter.replaceAll('---', ''))
    return done(fitHeadings(blocks(withFootnotes(sourceTree(made)), inside)))
  }
  if (plain.includes('\n') && source.some(isCodeBox)) return done([element('pre', [cleanText(plain, notes)])])
  if (source.length > 0) return done(fitHeadings(blocks(source, inside)))
  return done(textTree(cleanText(plain, notes)))
}
