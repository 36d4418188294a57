import { type HtmlElement, type HtmlNode, isElement } from './html-element'
import { MAX_FOOTNOTE } from './marked-text'

export const FOOTNOTE = 'x-footnote'

const NAME =
  /^#?(?:user-content-)?_?(footnote|sdfootnote|sdendnote|ftnt|ftn|edn|fn)[-_:]?(ref)?[-_:]?(\d{1,4})(anc|sym)?(?:-[0-9a-f]+)?$/i

interface Name {
  key: string
  /** True for the reference in the text. */
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

const leadsTo = ({ tag, attributes: { href = '' } }: HtmlElement): Name | undefined =>
  tag === 'a' && href.includes('#') ? nameIn(href.slice(href.indexOf('#'))) : undefined

const anywhere = (node: HtmlNode, test: (element: HtmlElement) => boolean): boolean =>
  isElement(node) && (test(node) || node.children.some((child) => anywhere(child, test)))

export const holdsFootnote = (node: HtmlNode): boolean => anywhere(node, ({ tag }) => tag === FOOTNOTE)

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

const saidIn = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    if (isWayBack(node)) return []
    if (node.tag === 'br') return [' ']
    const children = saidIn(node.children)
    return ENDS_LINE.test(node.tag) ? [{ ...node, tag: 'span', children }, ' '] : [{ ...node, children }]
  })

const textOf = (node: HtmlElement): string =>
  wordsOf([node])
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\[\d{1,4}\]\s*/, '')

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
  // An element around several footnotes is not one of them.
  const isUnit =
    node.tag === 'li' || node.tag === 'p' || node.children.every((child) => !anywhere(child, isUnitTag))
  return found.size === 1 && isUnit ? key : undefined
}

const isUnitTag = ({ tag }: HtmlElement) => UNITS.has(tag)

function collect(nodes: readonly HtmlNode[], wanted: ReadonlySet<string>, found: Map<string, HtmlElement>) {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const key = heldBy(node)
    const text = key && wanted.has(key) && !found.has(key) ? textOf(node) : ''
    // A footnote that is too long stays in the text.
    if (key && text && text.length <= MAX_FOOTNOTE) found.set(key, node)
    else collect(node.children, wanted, found)
  }
}

const isNothing = (nodes: readonly HtmlNode[]): boolean =>
  nodes.every((node) => (isElement(node) ? node.tag === 'hr' || node.tag === 'br' : !node.trim()))

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
  const isOfNotes = (node: HtmlNode) => anywhere(node, (element) => notes.has(element))
  const rebuilt = (nodes: readonly HtmlNode[]): HtmlNode[] =>
    nodes.flatMap((node, at): HtmlNode[] => {
      if (!isElement(node)) return [node]
      const next = nodes.slice(at + 1).find(isElement)
      if (node.tag === 'hr' && next && isOfNotes(next)) return []
      if (notes.has(node)) return []
      const note = isReference(node) ? found.get(leadsTo(node)?.key ?? '') : undefined
      if (note) return [{ tag: FOOTNOTE, attributes: {}, children: saidIn(note.children) }]
      const children = rebuilt(node.children)
      return isOfNotes(node) && isNothing(children) ? [] : [{ ...node, children }]
    })
  return rebuilt(tree)
}
