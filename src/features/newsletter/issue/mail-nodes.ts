import { unescapeText } from '@/features/rich-text/clean-html'
import { withFullAddresses } from '@/features/rich-text/full-addresses'
import { blocksAndLines, type HtmlElement, type HtmlNode, isElement } from '@/features/rich-text/html-element'
import { htmlTree } from '@/features/rich-text/html-tree'
import { sanitiserOfOwnHtml } from '@/features/rich-text/sanitise-html'
import { escapeHtml } from '@/lib/html/escape'

const inline = new Set(['strong', 'em', 'u', 's', 'code', 'a', 'br'])
export const isBlock = ({ tag }: HtmlElement): boolean => !inline.has(tag)

/** Marks that posted HTML cannot have. */
const sanitise = sanitiserOfOwnHtml([{ attributes: { s: [], hr: [] } }])

const alt = (tag: string): string => unescapeText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? '').trim()

/** Mails have no pictures, so their alternative texts are used. */
const inWords = (html: string): string =>
  html.replace(/<img\b[^>]*>/g, (tag) =>
    alt(tag) ? `<p><em>[Picture: ${escapeHtml(alt(tag))}]</em></p>` : '',
  )

/** Wraps text between blocks in paragraphs. */
const withoutLooseText = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  blocksAndLines(nodes, isBlock).flatMap((part) => {
    if (!Array.isArray(part)) return [part]
    const isText = part.some((node) => isElement(node) || node.trim())
    return isText ? [{ tag: 'p', attributes: {}, children: part }] : []
  })

/** An article's blocks with full addresses. @param url the page's address, for fragment links */
export const mailNodes = (html: string, url: string): HtmlNode[] =>
  withoutLooseText(
    htmlTree(
      withFullAddresses(inWords(html), new URL(url).origin).replaceAll(' href="#', ` href="${url}#`),
      sanitise,
    ),
  )
