import * as z from 'zod/mini'
import { escapeHtml } from '@/lib/html/escape'
import { type OldPage, type OldSite, Tally, type Term } from './old-site'
import { childrenOf, readXml, textIn, type XmlElement } from './xml'

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(([, name = '', a, b, c]) => [
      name,
      a ?? b ?? c ?? '',
    ]),
  )

/** Types whose items are settings of WordPress itself. */
const OWN_TYPES =
  /^(?:wp_(?:global_styles|template|template_part|navigation|font_family|font_face)|custom_css|customize_changeset|oembed_cache|revision|user_request)$/
/** Blocks without words, and marks inside a text. */
const SILENT_BLOCKS = /^(?:spacer|separator|more|nextpage|block)$/
const BLOCK_TAG =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|t[rhd]|thead|tbody|blockquote|pre|figure|hr|iframe|section|form|address)\b/i

/** Blank lines are paragraphs in texts of the editor before WordPress 5. */
const withParagraphs = (html: string): string =>
  /<!-- wp:|<p[\s>]/i.test(html)
    ? html
    : html
        .split(/(<pre[\s\S]*?<\/pre>)/i)
        .map((part) =>
          part.startsWith('<pre')
            ? part
            : part
                .split(/\n\s*\n/)
                .map((text) => text.trim())
                .filter(Boolean)
                .map((text) => (BLOCK_TAG.test(text) ? text : `<p>${text.replaceAll('\n', '<br>')}</p>`))
                .join('\n'),
        )
        .join('')

const footnotes = z.array(z.object({ id: z.string(), content: z.string() }))

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

interface Attachment {
  id: string
  parent: string
  address: string
  alt: string
}

const img = ({ address, alt }: Pick<Attachment, 'address' | 'alt'>) =>
  `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`

class WordPress {
  readonly #items: XmlElement[]
  readonly #channel: XmlElement
  readonly #attachments: Attachment[]
  readonly #blocks: ReadonlyMap<string, string>
  readonly #authors: ReadonlyMap<string, string>
  readonly notes: string[] = []

  constructor(root: XmlElement) {
    const [channel] = childrenOf(root, 'channel')
    if (root.name !== 'rss' || !channel || !channel.children.some(({ name }) => name === 'wp:wxr_version'))
      throw new Error('This is not an export of WordPress: in WordPress choose Tools, Export, All content.')
    this.#channel = channel
    this.#items = childrenOf(channel, 'item')
    this.#attachments = this.#ofType('attachment').map((item) => ({
      id: textIn(item, 'wp:post_id'),
      parent: textIn(item, 'wp:post_parent'),
      address: textIn(item, 'wp:attachment_url'),
      alt: this.#meta(item, '_wp_attachment_image_alt') || textIn(item, 'title'),
    }))
    this.#blocks = new Map(
      this.#ofType('wp_block').map((item) => [textIn(item, 'wp:post_id'), textIn(item, 'content:encoded')]),
    )
    this.#authors = new Map(
      childrenOf(channel, 'wp:author').map((author) => [
        textIn(author, 'wp:author_login'),
        textIn(author, 'wp:author_display_name'),
      ]),
    )
  }

  #ofType(type: string): XmlElement[] {
    return this.#items.filter((item) => textIn(item, 'wp:post_type') === type)
  }

  #meta(item: XmlElement, key: string): string {
    const found = childrenOf(item, 'wp:postmeta').find((meta) => textIn(meta, 'wp:meta_key') === key)
    return found ? textIn(found, 'wp:meta_value') : ''
  }

  #terms(item: XmlElement, domain: string): Term[] {
    return childrenOf(item, 'category')
      .filter(({ attributes }) => attributes.domain === domain)
      .map(({ attributes, text }) => ({ name: text.trim(), slug: attributes.nicename ?? '' }))
  }

  #gallery(item: XmlElement, given: string): string {
    const { ids, include } = attributesIn(given)
    const wanted = (ids ?? include)?.split(',').map((id) => id.trim())
    const shown = wanted
      ? wanted.flatMap((id) => this.#attachments.find((each) => each.id === id) ?? [])
      : this.#attachments.filter(({ parent }) => parent === textIn(item, 'wp:post_id'))
    return `<figure class="gallery">${shown.map(img).join('')}</figure>`
  }

  /** WordPress keeps the words of footnotes in a field of their own. */
  #withFootnotes(item: XmlElement, html: string): string {
    const read = footnotes.safeParse(parsed(this.#meta(item, 'footnotes')))
    if (!read.success) return html
    const referred = read.data.reduce((text, { id }, at) => {
      const sign = new RegExp(`<sup[^>]*data-fn="${RegExp.escape(id)}"[\\s\\S]*?</sup>`, 'g')
      return text.replace(sign, `<a href="#fn-${at + 1}">${at + 1}</a>`)
    }, html)
    const notes = read.data.map(({ content }, at) => `<li id="fn-${at + 1}">${content}</li>`)
    return referred.replace(/<!-- wp:footnotes .*?\/-->/, () => `<ol>${notes.join('')}</ol>`)
  }

  /** The HTML of an item, with its shortcodes and reusable blocks. `left` hears of those that are unknown. */
  #html(item: XmlElement, left: (what: string) => void): string {
    const reused = (html: string, depth = 0): string =>
      html.replace(/<!-- wp:block \{"ref":(\d+)[^}]*\} \/-->/g, (written, id: string) => {
        const block = this.#blocks.get(id)
        if (block === undefined) left('a reusable block that the file does not hold')
        return block !== undefined && depth < 5 ? reused(block, depth + 1) : written
      })
    const html = this.#withFootnotes(item, reused(textIn(item, 'content:encoded')))
      .replace(/\[caption([^\]]*)\]([\s\S]*?)\[\/caption\]/g, (_, given: string, inside: string) => {
        const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside) ?? []
        const caption = attributesIn(given).caption ?? inside.replace(picture, '').trim()
        return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`
      })
      .replace(/\[gallery([^\]]*)\]/g, (_, given: string) => `\n\n${this.#gallery(item, given)}\n\n`)
      .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '<iframe src="$1"></iframe>')
      .replace(
        /\[(?:video|audio|youtube|vimeo)\b([^\]]*)\](?:\[\/(?:video|audio)\])?/g,
        (written, given: string) => {
          const address = /https?:\/\/[^\s"'\]]+/.exec(given)?.[0]
          return address ? `<iframe src="${escapeHtml(address)}"></iframe>` : written
        },
      )
    for (const [, name = ''] of html.matchAll(/<!-- wp:([a-z0-9/-]+)(?:(?!-->)[\s\S])*?\/-->/g))
      if (!SILENT_BLOCKS.test(name)) left(`the block "${name}"`)
    const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]+)\]/g)].map(([, name]) => name))
    for (const [, name = '', given = ''] of html.matchAll(/\[([a-z][\w-]+)(\s[^\]]*)?\]/g))
      if (closed.has(name) || given.includes('=')) left(`the shortcode [${name}], which stays as text`)
    return withParagraphs(html)
  }

  #page(item: XmlElement, kind: OldPage['kind']): OldPage {
    const title = textIn(item, 'title')
    const status = textIn(item, 'wp:status')
    const hasPassword = textIn(item, 'wp:post_password') !== ''
    const name = `"${title || textIn(item, 'wp:post_name')}"`
    if (hasPassword || status === 'private')
      this.notes.push(
        `${name} is ${hasPassword ? 'behind a password' : 'private'} in WordPress, and becomes a draft.`,
      )
    if (status === 'future')
      this.notes.push(
        `${name} is planned for ${textIn(item, 'wp:post_date')} in WordPress, and becomes a draft.`,
      )
    const left = new Tally()
    const html = this.#html(item, (what) => left.add(what))
    const thumbnailId = this.#meta(item, '_thumbnail_id')
    const thumbnail = this.#attachments.find(({ id }) => id === thumbnailId)
    if (thumbnailId && !thumbnail) left.add('its featured picture, which the file does not name')
    for (const meta of childrenOf(item, 'wp:postmeta')) {
      const key = textIn(meta, 'wp:meta_key')
      // Those that begin with _ are WordPress' own and its plugins'.
      if (!/^(?:_|footnotes$)/.test(key)) left.add(`the field "${key}"`)
    }
    this.notes.push(...left.sentences(`${name}: left out`))
    const categories = this.#terms(item, 'category').filter(({ slug }) => slug !== 'uncategorized')
    const [category, ...others] = categories
    const isPublished = status === 'publish' && !hasPassword
    const date = `${textIn(item, 'wp:post_date_gmt').replace(' ', 'T')}Z`
    const format = this.#meta(item, '_yoast_wpseo_title')
    return {
      ...{ kind, title, html, isPublished },
      slug: textIn(item, 'wp:post_name'),
      excerpt: textIn(item, 'excerpt:encoded')
        .replace(/<[^>]*>/g, '')
        .trim(),
      publishedAt: isPublished && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : undefined,
      author: this.#authors.get(textIn(item, 'dc:creator')) || textIn(item, 'dc:creator'),
      category,
      tags: [...others, ...this.#terms(item, 'post_tag')].map((term) => term.name),
      picture: thumbnail,
      // Yoast's titles may be patterns, such as %%title%%.
      meta: {
        title: format.includes('%%') ? '' : format,
        description: this.#meta(item, '_yoast_wpseo_metadesc'),
      },
      address: textIn(item, 'link'),
    }
  }

  #countOthers(): void {
    const others = new Tally()
    let comments = 0
    for (const item of this.#items) {
      comments += childrenOf(item, 'wp:comment').length
      const type = textIn(item, 'wp:post_type')
      const isTrash = textIn(item, 'wp:status') === 'trash'
      if (isTrash) others.add(`"${textIn(item, 'title')}" in the trash`)
      else if (type === 'nav_menu_item') others.add('entries of menus')
      else if (!/^(?:post|page|attachment|wp_block)$/.test(type) && !OWN_TYPES.test(type))
        others.add(`items of the type "${type}"`)
    }
    if (comments > 0) others.add('comments', comments)
    this.notes.push(...others.sentences('Left out'))
  }

  site(): OldSite {
    const isKept = (item: XmlElement) => !/^(?:trash|auto-draft)$/.test(textIn(item, 'wp:status'))
    const pages = (['post', 'page'] as const).flatMap((type) =>
      this.#ofType(type)
        .filter(isKept)
        .map((item) => this.#page(item, type === 'post' ? 'article' : 'page')),
    )
    this.#countOthers()
    return {
      pages,
      origin: textIn(this.#channel, 'wp:base_blog_url') || textIn(this.#channel, 'link'),
      categoryPath: '/category',
      alts: new Map(this.#attachments.map(({ address, alt }) => [address, alt])),
      notes: this.notes,
    }
  }
}

/**
 * The site in an export of WordPress (WXR).
 * @throws Error if it is none, or not whole
 */
export const readWordPress = (source: string): OldSite => new WordPress(readXml(source)).site()
