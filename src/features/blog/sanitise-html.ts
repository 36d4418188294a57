import sanitizeHtml from 'sanitize-html'
import { allowedTags, isSafeHref } from './allow-list'
import { unescapeText } from './clean-html'

const OWN_PICTURE = /^\/api\/media\/file\/[\w.%-]+$/
const OWN_PICTURES = /^\/api\/media\/file\/[\w.%-]+ \d+w(?:, \/api\/media\/file\/[\w.%-]+ \d+w)*$/

/** What stands inside these is no text of the article. */
const dropped = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math', 'iframe'],
  ...['object', 'embed', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'button'],
]

function link(_tag: string, { href = '', target, rel }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {}
  if (isSafeHref(href)) attribs.href = href
  const newTab = target === '_blank'
  if (newTab) attribs.target = '_blank'
  // Without noopener the opened page could steer this one.
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

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  // isSafeHref decides, for every address there is.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  nestingLimit: 50,
  transformTags: { a: link, b: 'strong', i: 'em', ins: 'u', h1: 'h2' },
}

/** HTML from outside, cut down to the allow-list; well-formed, with only &amp; &lt; &gt; and &quot; as entities. */
export const sanitiseArticleHtml = (html: string): string => sanitizeHtml(html, options)

/** The same for what our own converter wrote, which may show pictures of the media library. */
export const sanitiseOwnHtml = (html: string): string =>
  sanitizeHtml(html, {
    ...options,
    allowedTags: [...allowedTags, 'figure', 'figcaption', 'img'],
    allowedAttributes: {
      ...options.allowedAttributes,
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' &&
      !(
        OWN_PICTURE.test(attribs.src ?? '') &&
        (attribs.srcset === undefined || OWN_PICTURES.test(attribs.srcset))
      ),
  })

/** Text without any markup. */
export const withoutMarkup = (text: string): string =>
  unescapeText(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, nonTextTags: dropped }))
