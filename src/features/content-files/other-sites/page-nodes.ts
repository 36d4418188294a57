import { randomUUID } from 'node:crypto'
import type { LexicalNode } from '@/features/rich-text/document'
import { type HtmlElement, type HtmlNode, isElement } from '@/features/rich-text/html-element'
import { pageContent } from '@/features/rich-text/paste/pasted-content'
import { sourceTree, textOf } from '@/features/rich-text/paste/source-tree'
import { storedAddress } from '@/lib/validation/stored-address'
import type { Located } from '../markdown/read'
import { blockNode, pictureNode } from '../markdown/read'

/** What a text of another program leads to on this site. */
export interface Surroundings {
  /** The path of a picture, such as media/a-name. Undefined if there is none. */
  picture: (address: string, alt: string) => string | undefined
  link: (address: string) => Located | undefined
  /** A video of the web. Undefined if it is a file of the old site. */
  video: (address: string) => string | undefined
}

const MAX_CAPTION = 300
const MAX_TITLE = 160
const GALLERY = { fewest: 2, most: 12 }

const within = (node: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] =>
  node.children.filter(isElement).flatMap((child) => (test(child) ? [child] : within(child, test)))

const captionOf = (node: HtmlElement): string =>
  textOf(within(node, ({ tag }) => tag === 'figcaption'))
    .replace(/\s+/g, ' ')
    .trim()

const hasClass = ({ attributes }: HtmlElement, pattern: RegExp) => pattern.test(attributes.class ?? '')

const isImage = ({ tag }: HtmlElement) => tag === 'img'
const isMedia = ({ tag }: HtmlElement) => /^(?:iframe|video|audio|embed|object)$/.test(tag)
const isEmbed = (node: HtmlElement) => hasClass(node, /wp-block-embed__wrapper/)

const addressOf = ({ attributes: { src, data, href }, children }: HtmlElement): string =>
  src ||
  data ||
  href ||
  (children.filter(isElement).find(({ tag }) => tag === 'source')?.attributes.src ?? '')

const srcOf = ({ attributes }: HtmlElement): string => attributes['data-src'] || attributes.src || ''

/** Takes pictures and videos out of a page, and leaves a mark in the place of each. */
class Lifted {
  readonly #run = randomUUID()
  readonly #lifted: LexicalNode[] = []
  readonly mark = new RegExp(`lifted-${this.#run}-(\\d+)`, 'g')

  readonly around: Surroundings

  constructor(around: Surroundings) {
    this.around = around
  }

  #put(node: LexicalNode): HtmlNode[] {
    const text = `lifted-${this.#run}-${this.#lifted.push(node) - 1}`
    return [{ tag: 'p', attributes: {}, children: [text] }]
  }

  node(place: string): LexicalNode[] {
    return this.#lifted[Number(place)] ? [this.#lifted[Number(place)] as LexicalNode] : []
  }

  #picture(image: HtmlElement, caption: string): HtmlNode[] {
    const path = this.around.picture(srcOf(image), image.attributes.alt ?? '')
    const words = caption.slice(0, MAX_CAPTION)
    if (path) return this.#put(pictureNode(path, words))
    return words ? [{ tag: 'p', attributes: {}, children: [words] }] : []
  }

  #gallery(figure: HtmlElement): HtmlNode[] | undefined {
    const rows = within(figure, isImage).flatMap((image) => {
      const holder = within(figure, (each) => each !== figure && each.tag === 'figure').find((each) =>
        within(each, isImage).includes(image),
      )
      const picture = this.around.picture(srcOf(image), image.attributes.alt ?? '')
      const caption = (holder ? captionOf(holder) : '').slice(0, MAX_CAPTION)
      return picture ? [{ picture, ...(caption ? { caption } : {}) }] : []
    })
    if (rows.length < GALLERY.fewest || rows.length > GALLERY.most) return undefined
    return this.#put(blockNode('gallery', { pictures: rows.map((row) => ({ id: randomUUID(), ...row })) }))
  }

  #video(address: string, title: string): HtmlNode[] {
    const url = this.around.video(address)
    if (!url) return []
    return this.#put(blockNode('video', { title: (title || new URL(url).hostname).slice(0, MAX_TITLE), url }))
  }

  #figure(node: HtmlElement): HtmlNode[] | undefined {
    const images = within(node, isImage)
    const [media] = within(node, (each) => isMedia(each) || isEmbed(each))
    if (images.length > 1 && hasClass(node, /gallery/)) return this.#gallery(node)
    if (images.length === 1 && images[0] && !media) return this.#picture(images[0], captionOf(node))
    if (!media || images.length > 0) return undefined
    const address = isEmbed(media) ? textOf(media.children).trim() : addressOf(media)
    return this.#video(address, captionOf(node) || (media.attributes.title ?? ''))
  }

  of(nodes: readonly HtmlNode[]): HtmlNode[] {
    return nodes.flatMap((node): HtmlNode[] => {
      if (!isElement(node)) return [node]
      if (isImage(node)) return this.#picture(node, '')
      if (isMedia(node)) return this.#video(addressOf(node), node.attributes.title ?? '')
      if (isEmbed(node)) return this.#video(textOf(node.children).trim(), '')
      const isFigure = node.tag === 'figure' || hasClass(node, /gallery/)
      const instead = isFigure ? this.#figure(node) : undefined
      if (instead) return instead
      const children = this.of(node.children)
      // A link around a picture alone leads to its large copy.
      if (node.tag === 'a' && within(node, isImage).length > 0 && !textOf(node.children).trim())
        return children
      return [{ ...node, children }]
    })
  }
}

export const textIn = ({ text, children = [] }: LexicalNode): string =>
  `${text ?? ''}${children.map(textIn).join('')}`

/** Without the marks of what was lifted out; empty when nothing else was in it. */
function withoutMarks(node: LexicalNode, mark: RegExp): LexicalNode {
  const { text, children } = node
  return {
    ...node,
    ...(text === undefined ? {} : { text: text.replace(mark, '') }),
    ...(children ? { children: children.map((child) => withoutMarks(child, mark)) } : {}),
  }
}

function withLinks(node: LexicalNode, link: Surroundings['link']): LexicalNode {
  const children = node.children?.map((child) => withLinks(child, link))
  const url = node.type === 'link' && node.fields?.url ? String(node.fields.url) : undefined
  const found = url && link(url)
  const fields = found
    ? { linkType: 'internal', doc: { relationTo: found.kind, value: found.path }, newTab: false, rel: [] }
    : // As it is stored, so that a second import finds it the same.
      url && { ...node.fields, url: storedAddress(url) }
  return { ...node, ...(children ? { children } : {}), ...(fields ? { fields } : {}) }
}

/** The nodes of the editor for a page of another program, and a sentence for each thing that has no place in them. */
export function pageNodes(html: string, around: Surroundings): { nodes: LexicalNode[]; notes: string[] } {
  const lifted = new Lifted(around)
  const { nodes, notes } = pageContent(lifted.of(sourceTree(html)))
  const whole = nodes.flatMap((node) => {
    const text = textIn(node)
    const places = [...text.matchAll(lifted.mark)].map(([, place = '']) => place)
    const inside = withLinks(places.length > 0 ? withoutMarks(node, lifted.mark) : node, around.link)
    const isOnlyMarks = places.length > 0 && text.replace(lifted.mark, '').trim() === ''
    return [...(isOnlyMarks ? [] : [inside]), ...places.flatMap((place) => lifted.node(place))]
  })
  return { nodes: whole, notes }
}
