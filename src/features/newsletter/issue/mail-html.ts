import { unescapeText } from '@/features/rich-text/clean-html'
import { withFullAddresses } from '@/features/rich-text/full-addresses'
import { blocksAndLines, type HtmlElement, type HtmlNode, isElement } from '@/features/rich-text/html-element'
import { htmlTree } from '@/features/rich-text/html-tree'
import { sanitiserOfOwnHtml } from '@/features/rich-text/sanitise-html'
import { escapeHtml } from '@/lib/html/escape'

const inline = new Set(['strong', 'em', 'u', 's', 'code', 'a', 'br'])
export const isBlock = ({ tag }: HtmlElement): boolean => !inline.has(tag)

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

export const mailNodes = (html: string, url: string): HtmlNode[] =>
  withoutLooseText(
    htmlTree(
      withFullAddresses(inWords(html), new URL(url).origin).replaceAll(' href="#', ` href="${url}#`),
      sanitise,
    ),
  )

const SANS = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Georgia,'Times New Roman',serif"
const MONO = 'font-family:Consolas,Menlo,monospace'
const INK = 'color:#16211f'
const QUIET = 'color:#4b5a56'
const RULE = '1px solid #d8d2c4'

const TEXT = `${SANS};font-size:16px;line-height:1.55`
const small: [string, string] = [
  'ink',
  `margin:20px 0 8px;${SANS};font-size:16px;line-height:1.4;font-weight:600;${INK}`,
]
const list: [string, string] = ['ink', `margin:0 0 16px;padding:0 0 0 22px;${TEXT};${INK}`]
const CELL = `padding:8px 12px 8px 0;border-bottom:${RULE};${SANS};font-size:14px;line-height:1.5;text-align:left;vertical-align:top;${INK}`

/** Class (for dark mode) and style of each element. Many mail programs ignore style sheets. */
const looks: Readonly<Record<string, [name: string, style: string]>> = {
  p: ['ink', `margin:0 0 16px;${TEXT};${INK}`],
  h2: ['ink', `margin:28px 0 12px;${SERIF};font-size:22px;line-height:1.3;font-weight:400;${INK}`],
  h3: ['ink', `margin:24px 0 10px;${SANS};font-size:18px;line-height:1.35;font-weight:600;${INK}`],
  h4: small,
  h5: small,
  h6: small,
  ul: list,
  ol: list,
  li: ['ink', 'margin:0 0 6px'],
  blockquote: [
    'quiet rule',
    `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #d8d2c4;${TEXT};${QUIET}`,
  ],
  pre: [
    'ink rule',
    `margin:0 0 16px;padding:12px;border:${RULE};${MONO};font-size:14px;line-height:1.5;white-space:pre-wrap;word-break:break-word;${INK}`,
  ],
  code: ['ink', `${MONO};font-size:14px;${INK}`],
  table: ['', 'margin:0 0 16px;border-collapse:collapse'],
  th: ['ink rule', CELL],
  td: ['ink rule', CELL],
  hr: ['rule', `margin:28px 0;border:0;border-top:${RULE}`],
  a: ['link', 'color:#0f5c4a'],
}

function opening({ tag, attributes }: HtmlElement): string {
  const [name = '', style = ''] = looks[tag] ?? []
  const href = tag === 'a' && attributes.href ? ` href="${escapeHtml(attributes.href)}"` : ''
  const width = tag === 'table' ? ' width="100%" cellpadding="0" cellspacing="0" border="0"' : ''
  return `<${tag}${href}${width}${name ? ` class="${name}"` : ''}${style ? ` style="${style}"` : ''}>`
}

/** An article as HTML for mails: inline styles, no pictures, no scripts. */
export function mailHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node)
      if (node.tag === 'br') return '<br>'
      if (node.tag === 'hr') return opening(node)
      return `${opening(node)}${mailHtml(node.children)}</${node.tag}>`
    })
    .join('')
}
