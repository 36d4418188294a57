import { type Picture, pictureOf } from '@/features/media/picture'
import type { Media } from '@/payload-types'
import { isSafeHref } from './allow-list'
import { type LexicalNode, textFormat } from './lexical-nodes'
import { sanitiseOwnHtml } from './sanitise-html'

/** The editor's document, of whatever node types. */
export interface Content {
  root: { children: unknown[] }
}

/** Pictures of the media library by id, for documents that were read without them. */
export type Pictures = ReadonlyMap<string, Media>

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

function styledText({ text = '', format }: LexicalNode): string {
  const bits = typeof format === 'number' ? format : 0
  let html = escapeHtml(text)
  if (bits & textFormat.code) html = `<code>${html}</code>`
  if (bits & textFormat.underline) html = `<u>${html}</u>`
  if (bits & textFormat.italic) html = `<em>${html}</em>`
  if (bits & textFormat.bold) html = `<strong>${html}</strong>`
  return html
}

function anchor({ fields = {} }: LexicalNode, inside: string): string {
  const href = typeof fields.url === 'string' ? fields.url : ''
  if (!isSafeHref(href)) return inside
  const rel = [
    ...(Array.isArray(fields.rel) ? fields.rel.map(String) : []),
    ...(fields.newTab ? ['noopener'] : []),
  ]
  const target = fields.newTab ? ' target="_blank"' : ''
  return `<a href="${escapeHtml(href)}"${target}${rel.length > 0 ? ` rel="${escapeHtml(rel.join(' '))}"` : ''}>${inside}</a>`
}

function image({ src, srcSet, width, height, alt }: Picture): string {
  const sources = srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="(min-width: 800px) 720px, 100vw"` : ''
  return `<img src="${escapeHtml(src)}"${sources} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
}

function figure({ value, fields }: LexicalNode, pictures: Pictures | undefined): string {
  const media = typeof value === 'object' && value !== null ? (value as Media) : pictures?.get(String(value))
  const picture = media && pictureOf(media)
  if (!picture) return ''
  const caption = typeof fields?.caption === 'string' ? fields.caption.trim() : ''
  return `<figure>${image(picture)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
}

function table(rows: LexicalNode[], inner: (nodes: LexicalNode[]) => string): string {
  const isHead = (row: LexicalNode) =>
    (row.children ?? []).every((cell) => ((cell.headerState ?? 0) & 1) === 1)
  const draw = (row: LexicalNode) =>
    `<tr>${(row.children ?? [])
      .map((cell) => {
        const tag = cell.headerState ? 'th' : 'td'
        const lines = (cell.children ?? []).map((part) =>
          part.type === 'paragraph' ? inner(part.children ?? []) : inner([part]),
        )
        return `<${tag}>${lines.join('<br>')}</${tag}>`
      })
      .join('')}</tr>`
  const [first, ...others] = rows
  const head = first && isHead(first) && others.length > 0 ? first : undefined
  const body = head ? others : rows
  return `<table>${head ? `<thead>${draw(head)}</thead>` : ''}<tbody>${body.map(draw).join('')}</tbody></table>`
}

function listItems(items: LexicalNode[], inner: (nodes: LexicalNode[]) => string): string {
  const drawn: string[] = []
  for (const { children = [] } of items) {
    const nested = children.length > 0 && children.every(({ type }) => type === 'list')
    const previous = drawn.pop()
    // The editor keeps a nested list in an item of its own; in HTML it belongs to the item before.
    if (nested && previous !== undefined) drawn.push(previous.replace(/<\/li>$/, `${inner(children)}</li>`))
    else drawn.push(...(previous === undefined ? [] : [previous]), `<li>${inner(children)}</li>`)
  }
  return drawn.join('')
}

function draw(nodes: LexicalNode[], pictures: Pictures | undefined): string {
  const inner = (children: LexicalNode[]) => draw(children, pictures)
  const drawers: Record<string, (node: LexicalNode) => string> = {
    text: styledText,
    linebreak: () => '<br>',
    tab: () => ' ',
    paragraph: ({ children = [] }) => (children.length > 0 ? `<p>${inner(children)}</p>` : ''),
    heading: ({ tag, children = [] }) => `<${tag}>${inner(children)}</${tag}>`,
    quote: ({ children = [] }) => `<blockquote><p>${inner(children)}</p></blockquote>`,
    list: ({ listType, children = [] }) => {
      const tag = listType === 'number' ? 'ol' : 'ul'
      return `<${tag}>${listItems(children, inner)}</${tag}>`
    },
    table: ({ children = [] }) => table(children, inner),
    link: (node) => anchor(node, inner(node.children ?? [])),
    autolink: (node) => anchor(node, inner(node.children ?? [])),
    block: ({ fields }) =>
      fields?.blockType === 'code' ? `<pre><code>${escapeHtml(String(fields.code ?? ''))}</code></pre>` : '',
    upload: (node) => figure(node, pictures),
  }
  return nodes.map((node) => drawers[node.type]?.(node) ?? '').join('')
}

/**
 * The HTML of an article: the specification's allow-list and pictures of the media library, nothing
 * else, whatever the stored document holds. Pictures appear when they were read with the document
 * (depth 1) or are given.
 */
export function lexicalToHtml(content: Content | null | undefined, pictures?: Pictures): string {
  if (!content?.root) return ''
  return sanitiseOwnHtml(draw(content.root.children as LexicalNode[], pictures))
}

/** The ids of all pictures in a document that were not read with it. */
export function pictureIds(content: Content | null | undefined): string[] {
  const nodes = (content?.root.children ?? []) as LexicalNode[]
  return nodes.flatMap(({ type, value }) => (type === 'upload' && typeof value === 'string' ? [value] : []))
}
