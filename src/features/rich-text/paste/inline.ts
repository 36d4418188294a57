import { FOOTNOTE, holdsFootnote } from '../footnotes'
import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import { isSafeHref } from '../safe-href'
import { cleanText, raisedText } from './clean-text'
import type { PasteNotes } from './notes'
import { isHidden, type Marks, marksIn, noMarks, raisedIn } from './source-style'
import { textOf } from './source-tree'

const wrappers: readonly [RegExp, string][] = [
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'q'],
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'url'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
]

/** A pasted link's address. Undefined for scripts, files and fragments of the other document. */
function linkAddress(given: string): string | undefined {
  const href = given.trim()
  for (const [start, part] of wrappers) {
    const inner = start.test(href) && URL.canParse(href) ? new URL(href).searchParams.get(part) : null
    if (inner && isSafeHref(inner)) return inner
  }
  return isSafeHref(href) && !href.startsWith('#') && !href.startsWith('?') ? href : undefined
}

export interface Inside {
  marks: Marks
  href?: string
  notes: PasteNotes
}

export const element = (
  tag: string,
  children: HtmlNode[],
  attributes: Record<string, string> = {},
): HtmlElement => ({
  tag,
  attributes,
  children,
})

const SKIPPED = new Set(
  'head script style title meta link base template noscript xml colgroup col param source track rp svg:defs'.split(
    ' ',
  ),
)
const MEDIA = new Set('iframe video audio object embed'.split(' '))
const CONTROLS = new Set('button select textarea meter progress'.split(' '))
const DRAWINGS = new Set('img svg canvas picture image v:imagedata'.split(' '))

function marked(text: string, { marks, href }: Inside): HtmlNode[] {
  if (!text) return []
  if (!text.trim()) return [text]
  let node: HtmlNode = text
  if (marks.code) node = element('code', [node])
  if (marks.s) node = element('s', [node])
  if (marks.u && !href) node = element('u', [node])
  if (marks.em) node = element('em', [node])
  if (marks.strong) node = element('strong', [node])
  return [href ? element('a', [node], { href }) : node]
}

const EMOJI = /^\p{Extended_Pictographic}/u

/** The file name, with which an editor recognizes a picture without description. */
const fileName = (address: string): string =>
  /^(?!data:|blob:)[^?#]*?([^/\\?#]+\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?))(?:[?#]|$)/i.exec(
    address,
  )?.[1] ?? ''

/** A picture that the clipboard carries, of a kind that the library takes. */
const CARRIED = /^data:image\/(?:png|jpeg|webp|avif);base64,/

function drawing(node: HtmlElement, inside: Inside): HtmlNode[] {
  const { alt = '', src = '', title = '', width, height, role } = node.attributes
  if (EMOJI.test(alt) && alt.length <= 12) return marked(alt, inside)
  if (inside.notes.keepsPictures && CARRIED.test(src)) return [inside.notes.keepPicture(src, alt || title)]
  const decorative = node.attributes['aria-hidden'] === 'true' || role === 'presentation'
  const counts = width === '1' || height === '1' || width === '0'
  if (!(decorative && node.tag === 'svg') && !counts)
    inside.notes.add('picture', alt || title || fileName(src))
  return []
}

function control({ tag, attributes, children }: HtmlElement, inside: Inside): HtmlNode[] {
  if (tag !== 'input') {
    inside.notes.add('control', textOf(children))
    return []
  }
  if (attributes.type === 'checkbox') return ['checked' in attributes ? '☑' : '☐']
  if (attributes.type !== 'hidden')
    inside.notes.add('control', attributes.value ?? attributes.placeholder ?? '')
  return []
}

const withoutAnnotations = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    return node.tag.startsWith('annotation') ? [] : [{ ...node, children: withoutAnnotations(node.children) }]
  })

export function special(node: HtmlElement, inside: Inside): HtmlNode[] | undefined {
  const { tag, attributes, children } = node
  if (tag === FOOTNOTE) return [element(tag, inline(children, { marks: noMarks, notes: inside.notes }))]
  if (SKIPPED.has(tag) || isHidden(node)) return []
  if (DRAWINGS.has(tag) && tag !== 'picture') return drawing(node, inside)
  if (MEDIA.has(tag)) {
    inside.notes.add('media', attributes.title ?? attributes.src ?? '')
    return []
  }
  if (tag === 'input' || CONTROLS.has(tag)) return control(node, inside)
  if (/msocomment|mso-element:\s*comment/i.test(`${attributes.class ?? ''} ${attributes.style ?? ''}`)) {
    if (
      /mso-element:\s*comment\b|MsoCommentText/i.test(`${attributes.style ?? ''} ${attributes.class ?? ''}`)
    )
      inside.notes.add('comment', textOf(children))
    return []
  }
  if (/\bmw-editsection\b/.test(attributes.class ?? '')) {
    inside.notes.add('control', textOf(children))
    return []
  }
  if (tag === 'math') {
    inside.notes.add('formula')
    const words = withoutAnnotations(children)
    return marked(cleanText(textOf(words).replace(/\s+/g, ' '), inside.notes), inside)
  }
  return undefined
}

export function entered(node: HtmlElement, inside: Inside): Inside {
  const marks = marksIn(node, inside.marks)
  if (node.tag !== 'a' || node.attributes.href === undefined) return { ...inside, marks }
  const href = linkAddress(node.attributes.href)
  if (!href) inside.notes.add('address', textOf(node.children))
  return href ? { ...inside, marks, href } : { ...inside, marks }
}

export function inline(nodes: readonly HtmlNode[], inside: Inside): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return marked(cleanText(node, inside.notes), inside)
    if (node.tag === 'br') return [element('br', [])]
    const instead = special(node, inside)
    if (instead) return instead
    const position = raisedIn(node)
    if (position && !holdsFootnote(node)) {
      const text = textOf(node.children)
      const sign = raisedText(text, position)
      if (sign) return marked(sign, entered(node, inside))
      if (text.trim() && !/^\[.*\]$/.test(text.trim())) inside.notes.add('raised', text)
    }
    return inline(node.children, entered(node, inside))
  })
}
