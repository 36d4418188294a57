import { shownAlt } from '@/features/media/alt'
import type { Picture } from '@/features/media/picture'
import { escapeHtml } from '@/lib/html/escape'
import { focusClass } from '@/lib/pictures/focus-class'
import { isUuid } from '@/lib/validation/uuid'
import { isObject } from '../document'
import type { NodeType } from '../node-type'

const OWN_PICTURE = /^\/api\/media\/file\/[\w.%-]+$/
const OWN_PICTURES = /^\/api\/media\/file\/[\w.%-]+ \d+w(?:, \/api\/media\/file\/[\w.%-]+ \d+w)*$/

const idOf = (value: unknown) => (isObject(value) ? value.id : value)

const candidates = (srcSet: string | undefined) =>
  srcSet ? ` srcset="${escapeHtml(srcSet)}" sizes="(min-width: 800px) 720px, calc(100vw - 2.5rem)"` : ''

export function image({ src, srcSet, avif, focus, width, height, alt }: Picture): string {
  const img = `<img src="${escapeHtml(src)}"${candidates(srcSet)} width="${width}" height="${height}" alt="${escapeHtml(shownAlt(alt))}" loading="lazy" decoding="async"${focus ? ` class="${focusClass(focus)}"` : ''}>`
  return avif ? `<picture><source type="image/avif"${candidates(avif)}>${img}</picture>` : img
}

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
      picture: [],
      source: ['type', 'srcset', 'sizes'],
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    },
    classes: { img: ['subject-x-*', 'subject-y-*'] },
    accepts: (tag, { src = '', srcset }) => {
      if (tag === 'source') return OWN_PICTURES.test(srcset ?? '')
      return tag !== 'img' || (OWN_PICTURE.test(src) && (srcset === undefined || OWN_PICTURES.test(srcset)))
    },
  },
  references: ({ value }) => (typeof value === 'string' ? [{ kind: 'media', id: value }] : []),
  asStored: (node) => ({ ...node, value: idOf(node.value) }),
  text: ({ fields }) => `${String(fields?.caption ?? '')}\n`,
}
