import { unescapeText } from '@/features/rich-text/clean-html'
import { withFullAddresses } from '@/features/rich-text/full-addresses'
import { type HtmlNode, isElement } from '@/features/rich-text/html-element'
import { htmlTree } from '@/features/rich-text/html-tree'
import { sanitiserOfOwnHtml } from '@/features/rich-text/sanitise-html'
import { escapeHtml } from '@/lib/html/escape'

const inline = new Set(['strong', 'em', 'u', 's', 'code', 'a', 'br'])
export const isInline = (node: HtmlNode): boolean => !isElement(node) || inline.has(node.tag)

/** Marks that posted HTML cannot have. */
const sanitise = sanitiserOfOwnHtml([{ attributes: { s: [], hr: [] } }])

const alt = (tag: string): string => unescapeText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? '').trim()

/** Mails have no pictures, so their alternative texts are used. */
const inWords = (html: string): string =>
  html.replace(/<img\b[^>]*>/g, (tag) =>
    alt(tag) ? `<p><em>[Picture: ${escapeHtml(alt(tag))}]</em></p>` : '',
  )

/** Wraps text between blocks in paragraphs. */
function withoutLooseText(nodes: readonly HtmlNode[]): HtmlNode[] {
  const blocks: HtmlNode[] = []
  let loose: HtmlNode[] = []
  const close = () => {
    if (loose.some((node) => isElement(node) || node.trim()))
      blocks.push({ tag: 'p', attributes: {}, children: loose })
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(node)
      continue
    }
    close()
    blocks.push(node)
  }
  close()
  return blocks
}

/** An article's blocks with full addresses. @param url the page's address, for fragment links */
export const mailNodes = (html: string, url: string): HtmlNode[] =>
  withoutLooseText(
    htmlTree(
      withFullAddresses(inWords(html), new URL(url).origin).replaceAll(' href="#', ` href="${url}#`),
      sanitise,
    ),
  )
