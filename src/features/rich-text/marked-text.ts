import { escapeHtml } from '@/lib/html/escape'
import type { LexicalNode } from './document'
import { isSafeHref } from './safe-href'

interface Piece {
  text: string
  strong: boolean
  em: boolean
  href: string
}

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g

/** The limit for publication (nodes/footnote.ts). Parsing a longer one could take minutes. */
export const MAX_FOOTNOTE = 2000

const SIGNS =
  /\\([*[\]\\])|(https?:\/\/(?:(?!\*\*)[^\s<>"[\]\\])*)|\[((?:\\.|[^[\]\\])+)\]\(([^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)|(\*{1,3})(?=[^\s*])(.*?[^\s*\\])\5(?!\*)/gu

const isProduct = (text: string, start: number, end: number) =>
  /\p{N}/u.test(text[start - 1] ?? '') || /\p{N}/u.test(text[end] ?? '')

const plain: Omit<Piece, 'text'> = { strong: false, em: false, href: '' }

export function markedPieces(text: string, marks: Omit<Piece, 'text'> = plain): Piece[] {
  if (text.length > MAX_FOOTNOTE) return [{ ...marks, text }]
  const pieces: Piece[] = []
  const literal = (words: string) => words && pieces.push({ ...marks, text: words })
  let end = 0
  for (const found of text.matchAll(SIGNS)) {
    const [all, sign, address, words = '', href = '', stars = '', inside = ''] = found
    const after = found.index + all.length
    if (stars.length === 1 && isProduct(text, found.index, after)) continue
    if (words && (marks.href || !isSafeHref(href))) continue
    literal(text.slice(end, found.index))
    end = after
    if (sign ?? address) literal(sign ?? address ?? '')
    else if (words) pieces.push(...markedPieces(words, { ...marks, href }))
    else {
      const strong = marks.strong || stars.length > 1
      const em = marks.em || stars.length !== 2
      pieces.push(...markedPieces(inside, { ...marks, strong, em }))
    }
  }
  literal(text.slice(end))
  return joined(pieces)
}

const isAlike = (one: Piece, other: Piece | undefined): other is Piece =>
  one.strong === other?.strong && one.em === other.em && one.href === other.href

function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (isAlike(piece, last)) last.text += piece.text
    else if (piece.text) all.push({ ...piece })
  }
  return all
}

export const markedTextWords = (text: string): string =>
  markedPieces(text)
    .map((piece) => piece.text)
    .join('')

export const markedTextLinks = (text: string): { words: string; href: string }[] =>
  markedPieces(text).flatMap(({ text: words, href }) =>
    href
      ? [{ words, href }]
      : [...words.matchAll(ADDRESS)].map(([address]) => ({ words: address, href: address })),
  )

function addressesLinked(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const href = escapeHtml(address)
    html += `${escapeHtml(text.slice(end, index))}<a href="${href}">${href}</a>`
    end = index + address.length
  }
  return html + escapeHtml(text.slice(end))
}

export const markedTextHtml = (text: string): string =>
  markedPieces(text)
    .map(({ text: words, strong, em, href }) => {
      const linked = href ? `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>` : addressesLinked(words)
      const raised = em ? `<em>${linked}</em>` : linked
      return strong ? `<strong>${raised}</strong>` : raised
    })
    .join('')

function piecesOf(nodes: readonly LexicalNode[], href = ''): Piece[] {
  return nodes.flatMap((node) => {
    if (node.children) return piecesOf(node.children, href || String(node.fields?.url ?? ''))
    const format = typeof node.format === 'number' ? node.format : 0
    const text = (node.type === 'text' ? (node.text ?? '') : ' ').replace(/\s+/g, ' ')
    const isBare = text === href && text.replace(ADDRESS, '') === ''
    return [{ text, strong: (format & 1) !== 0, em: (format & 2) !== 0, href: isBare ? '' : href }]
  })
}

/** Moves spaces at the ends of marks outside, where the marks can be parsed. */
const spacesOutside = (pieces: readonly Piece[]): Piece[] =>
  joined(
    pieces.flatMap((piece) => {
      const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? []
      return [
        { ...plain, text: before },
        { ...piece, text },
        { ...plain, text: after },
      ]
    }),
  )

const linkEnds = (href: string) => href.replaceAll('(', '%28').replaceAll(')', '%29')

function composed(pieces: readonly Piece[], escaped: (text: string) => string): string {
  return pieces
    .map(({ text, strong, em, href }) => {
      const words = href ? `[${escaped(text)}](${linkEnds(href)})` : escaped(text)
      const stars = '*'.repeat((strong ? 2 : 0) + (em ? 1 : 0))
      return `${stars}${words}${stars}`
    })
    .join('')
}

const signature = (pieces: readonly Piece[]) =>
  JSON.stringify(pieces.map(({ text, strong, em, href }) => [text, strong, em, linkEnds(href)]))

const asIs = (text: string) => text
const withEscapes = (text: string) => text.replace(/[*[\]\\]/g, String.raw`\$&`)

function marked(pieces: readonly Piece[]): string {
  for (const escaped of [asIs, withEscapes]) {
    const written = composed(pieces, escaped)
    if (signature(markedPieces(written)) === signature(pieces)) return written.trim()
  }
  // Marks without a space between them are ambiguous, so only links stay.
  const unmarked = joined(pieces.map((piece) => ({ ...piece, strong: false, em: false })))
  return composed(unmarked, withEscapes).trim()
}

export function writtenFootnote(nodes: readonly LexicalNode[]): string {
  const [first, ...others] = joined(piecesOf(nodes))
  if (!first) return ''
  const text = first.text.trimStart().replace(/^\[\d{1,4}\]\s*/, '')
  const pieces = spacesOutside([{ ...first, text }, ...others])
  const written = marked(pieces)
  if (written.length <= MAX_FOOTNOTE) return written
  return pieces
    .map((piece) => piece.text)
    .join('')
    .slice(0, MAX_FOOTNOTE)
}
