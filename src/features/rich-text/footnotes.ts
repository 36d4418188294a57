import { MAX_FOOTNOTE } from './footnote-text'
import { type HtmlElement, type HtmlNode, isElement } from './html-element'

/** Represents a footnote in a tree, with its text inside. The sanitizer removes such elements from outside. */
export const FOOTNOTE = 'x-footnote'

/** How this site, Word, Google Docs, LibreOffice, Pandoc and GitHub name a footnote and the place that leads to it. */
const NAME =
  /^#?(?:user-content-)?_?(footnote|sdfootnote|sdendnote|ftnt|ftn|edn|fn)[-_:]?(ref)?[-_:]?(\d{1,4})(anc|sym)?(?:-[0-9a-f]+)?$/i

interface Name {
  key: string
  /** The place in the text rather than the footnote. */
  isPlace: boolean
}

function nameIn(address: string | undefined): Name | undefined {
  const [, program, ref, number, side] = NAME.exec(address?.trim() ?? '') ?? []
  if (!program || !number) return undefined
  return {
    key: `${program.toLowerCase()} ${Number(number)}`,
    isPlace: Boolean(ref) || side?.toLowerCase() === 'anc',
  }
}

/** Of a link that leads to a footnote, or back from it. Browsers copy it with the address of the page in front. */
const leadsTo = ({ tag, attributes: { href = '' } }: HtmlElement): Name | undefined =>
  tag === 'a' && href.includes('#') ? nameIn(href.slice(href.indexOf('#'))) : undefined

const anywhere = (node: HtmlNode, test: (element: HtmlElement) => boolean): boolean =>
  isElement(node) && (test(node) || node.children.some((child) => anywhere(child, test)))

const isReference = (node: HtmlElement) => leadsTo(node)?.isPlace === false
const isWayBack = (node: HtmlElement) => leadsTo(node)?.isPlace === true

const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return node
      if (isWayBack(node)) return ''
      return node.tag === 'br' ? ' ' : `${wordsOf(node.children)}${node.tag === 'p' ? ' ' : ''}`
    })
    .join('')

const UNITS = new Set(['li', 'p', 'div', 'dd', 'aside'])

const ENDS_LINE =
  /^(?:li|p|div|d[dtl]|aside|ul|ol|blockquote|pre|table|t(?:head|body|foot|r|d|h)|h[1-6]|section|article|figure|figcaption|caption)$/

/** A footnote's text on one line with marks and links, without the link back. */
const saidIn = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    if (isWayBack(node)) return []
    if (node.tag === 'br') return [' ']
    const children = saidIn(node.children)
    return ENDS_LINE.test(node.tag) ? [{ ...node, tag: 'span', children }, ' '] : [{ ...node, children }]
  })

/** The footnote's words, without the number that programs write in front of them. */
const textOf = (node: HtmlElement): string =>
  wordsOf([node])
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\[\d{1,4}\]\s*/, '')

/** The name of the footnote that an element holds: by its own name, or by the way back in it. */
function heldBy(node: HtmlElement): string | undefined {
  if (!UNITS.has(node.tag) || anywhere(node, isReference)) return undefined
  const own = nameIn(node.attributes.id)
  if (own && !own.isPlace) return own.key
  const found = new Set<string>()
  anywhere(node, (element) => {
    const name = leadsTo(element)
    if (name) found.add(name.key)
    return false
  })
  const [key] = found
  // An element around several footnotes, or around more than one, is something else.
  const isUnit =
    node.tag === 'li' || node.tag === 'p' || node.children.every((child) => !anywhere(child, isUnitTag))
  return found.size === 1 && isUnit ? key : undefined
}

const isUnitTag = ({ tag }: HtmlElement) => UNITS.has(tag)

function collect(
  nodes: readonly HtmlNode[],
  wanted: ReadonlySet<string>,
  found: Map<string, HtmlElement>,
): void {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const key = heldBy(node)
    const text = key && wanted.has(key) && !found.has(key) ? textOf(node) : ''
    // One that is too long stays among the text, with all of its words.
    if (key && text && text.length <= MAX_FOOTNOTE) found.set(key, node)
    else collect(node.children, wanted, found)
  }
}

const isNothing = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => (isElement(node) ? node.tag === 'hr' || node.tag === 'br' : !node.trim()))

/**
 * Puts footnotes into the places that lead to them, as elements `FOOTNOTE`, and takes their list away. A tree without both
 * sides of a footnote stays as it is.
 */
export function withFootnotes(tree: readonly HtmlNode[]): HtmlNode[] {
  const wanted = new Set<string>()
  for (const node of tree)
    anywhere(node, (element) => {
      const name = leadsTo(element)
      if (name && !name.isPlace) wanted.add(name.key)
      return false
    })
  const found = new Map<string, HtmlElement>()
  if (wanted.size > 0) collect(tree, wanted, found)
  if (found.size === 0) return [...tree]
  const notes = new Set(found.values())
  const rebuilt = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((node): HtmlNode[] => {
      if (!isElement(node)) return [node]
      if (notes.has(node)) return []
      const note = isReference(node) ? found.get(leadsTo(node)?.key ?? '') : undefined
      if (note) return [{ tag: FOOTNOTE, attributes: {}, children: saidIn(note.children) }]
      const children = rebuilt(node.children)
      const wasList = anywhere(node, (element) => notes.has(element))
      return wasList && isNothing(children) ? [] : [{ ...node, children }]
    })
  return rebuilt(tree)
}
