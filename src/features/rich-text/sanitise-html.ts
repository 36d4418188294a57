import sanitizeHtml from 'sanitize-html'
import { unescapeText } from './clean-html'
import { isSafeHref } from './safe-href'

/** The specification's allow-list for blog HTML (section 5, Blog HTML). The page's title is its only h1. */
const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'blockquote'],
  ...['code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'],
]

/** The content of these elements is not text. */
const dropped = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math', 'iframe'],
  ...['object', 'embed', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'button'],
]

function link(_tag: string, { href = '', target, rel, ...others }: sanitizeHtml.Attributes) {
  // Other attributes are removed unless our own rendering uses them.
  const attribs: sanitizeHtml.Attributes = others
  if (isSafeHref(href)) attribs.href = href
  const newTab = target === '_blank'
  if (newTab) attribs.target = '_blank'
  // Without noopener the opened page could control this one.
  const words = new Set(
    (rel ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => /^[a-z]+$/.test(word) && word !== 'opener'),
  )
  if (newTab) words.add('noopener')
  if (words.size > 0) attribs.rel = [...words].join(' ')
  return { tagName: 'a', attribs }
}

const allowedAttributes = { a: ['href', 'target', 'rel'] }

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  // isSafeHref checks every address.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  nestingLimit: 50,
  transformTags: { a: link, b: 'strong', i: 'em', ins: 'u', h1: 'h2' },
}

/** Reduces HTML to the allow-list: well-formed, with only &amp; &lt; &gt; and &quot; as entities. */
export const sanitiseArticleHtml = (html: string): string => sanitizeHtml(html, options)

export interface OwnHtml {
  attributes: Record<string, string[]>
  classes?: Record<string, string[]>
  accepts?: (tag: string, attributes: Record<string, string>) => boolean
}

function united(parts: readonly Record<string, string[]>[]): Record<string, string[]> {
  const all: Record<string, string[]> = {}
  for (const [tag, names] of parts.flatMap((part) => Object.entries(part)))
    all[tag] = [...(all[tag] ?? []), ...names]
  return all
}

/** A sanitiser for our own converter's HTML, which allows more. */
export function sanitiserOfOwnHtml(own: readonly OwnHtml[]): (html: string) => string {
  const attributes = united([allowedAttributes, ...own.map((part) => part.attributes)])
  const ownOptions: sanitizeHtml.IOptions = {
    ...options,
    allowedTags: [...allowedTags, ...Object.keys(attributes)],
    allowedAttributes: attributes,
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
    allowedClasses: united(own.map((part) => part.classes ?? {})),
    exclusiveFilter: ({ tag, attribs }) =>
      own.some((part) => Object.hasOwn(part.attributes, tag) && part.accepts?.(tag, attribs) === false),
  }
  return (html) => sanitizeHtml(html, ownOptions)
}

export const withoutMarkup = (text: string): string =>
  unescapeText(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, nonTextTags: dropped }))
