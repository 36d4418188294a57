import type { Picture } from '@/features/media/picture'
import { isUuid } from '@/lib/validation/uuid'
import { escapeHtml } from '../clean-html'
import { isObject } from '../document'
import type { NodeType } from '../node-type'

const OWN_PICTURE = /^\/api\/media\/file\/[\w.%-]+$/
const OWN_PICTURES = /^\/api\/media\/file\/[\w.%-]+ \d+w(?:, \/api\/media\/file\/[\w.%-]+ \d+w)*$/

/** A picture is its id, or the document that was read for it. */
const idOf = (value: unknown) => (isObject(value) ? value.id : value)

/** An <img> of the media library. */
export function image({ src, srcSet, width, height, alt }: Picture): string {
  const sources = srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="(min-width: 800px) 720px, 100vw"` : ''
  return `<img src="${escapeHtml(src)}"${sources} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
}

/** A picture of the media library, with a caption. */
export const picture: NodeType = {
  type: 'upload',
  editor: {
    features: ({ UploadFeature }) => [
      UploadFeature({
        enabledCollections: ['media'],
        collections: {
          media: { fields: [{ name: 'caption', type: 'text', maxLength: 300, label: 'Caption' }] },
        },
      }),
    ],
  },
  hasShape: ({ relationTo, value, fields }) =>
    relationTo === 'media' &&
    isUuid(idOf(value)) &&
    (fields === undefined || fields === null || isObject(fields)),
  toHtml: ({ value, fields }, writer) => {
    const found = writer.picture(value)
    if (!found) return ''
    const caption = typeof fields?.caption === 'string' ? fields.caption.trim() : ''
    return `<figure>${image(found)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
  },
  fromHtml: { never: 'Pictures come from the media library alone; a posted address may be anything.' },
  ownHtml: {
    attributes: {
      figure: [],
      figcaption: [],
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    },
    accepts: (tag, { src = '', srcset }) =>
      tag !== 'img' || (OWN_PICTURE.test(src) && (srcset === undefined || OWN_PICTURES.test(srcset))),
  },
  references: ({ value }) => (typeof value === 'string' ? [{ kind: 'media', id: value }] : []),
  asIds: (node) => ({ ...node, value: idOf(node.value) }),
  text: ({ fields }) => `${String(fields?.caption ?? '')}\n`,
}
