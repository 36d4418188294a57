import { escapeHtml } from '@/lib/html/escape'
import { isObject, type LexicalNode } from '../document'
import type { NodeType } from '../node-type'
import { blockShape, textIn, textLines } from './block-parts'
import { image } from './picture'

const FEWEST = 2
const MOST = 12

const rowsOf = ({ fields }: LexicalNode): { id: string; caption: string }[] =>
  Array.isArray(fields?.pictures)
    ? fields.pictures
        .filter(isObject)
        .map((row) => ({ id: String(row.picture ?? ''), caption: textIn({ fields: row }, 'caption') }))
    : []

export const gallery: NodeType = {
  type: 'block:gallery',
  editor: {
    block: {
      slug: 'gallery',
      interfaceName: 'GalleryBlock',
      labels: { singular: 'Gallery', plural: 'Galleries' },
      fields: [
        {
          name: 'pictures',
          type: 'array',
          custom: { fewest: FEWEST },
          maxRows: MOST,
          label: 'Pictures',
          labels: { singular: 'Picture', plural: 'Pictures' },
          admin: { description: `${FEWEST} to ${MOST} pictures.` },
          validate: (value: unknown) => {
            const rows = Array.isArray(value) ? value.length : Number(value ?? 0)
            if (rows < FEWEST) return `The gallery needs at least ${FEWEST} pictures.`
            return rows <= MOST || `The gallery can have at most ${MOST} pictures.`
          },
          fields: [
            {
              name: 'picture',
              type: 'upload',
              relationTo: 'media',
              required: true,
              maxDepth: 0,
              label: 'Picture',
            },
            { name: 'caption', type: 'text', maxLength: 300, label: 'Caption' },
          ],
        },
      ],
    },
  },
  hasShape: blockShape({ pictures: 'rows' }),
  references: (node) => rowsOf(node).flatMap(({ id }) => (id ? [{ kind: 'media', id }] : [])),
  toHtml: (node, { picture }) => {
    const figures = rowsOf(node).flatMap(({ id, caption }) => {
      const found = picture(id)
      if (!found) return []
      return `<figure>${image(found)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
    })
    return figures.length > 0 ? `<div class="gallery">${figures.join('')}</div>` : ''
  },
  fromHtml: { never: 'Pictures come from the media library alone; a posted address may be anything.' },
  ownHtml: { attributes: { div: [], figure: [], figcaption: [] }, classes: { div: ['gallery'] } },
  text: (node) => textLines(...rowsOf(node).map(({ caption }) => caption)),
}
