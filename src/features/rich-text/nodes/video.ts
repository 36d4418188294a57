import { escapeHtml } from '@/lib/html/escape'
import type { LexicalNode } from '../document'
import type { NodeType } from '../node-type'
import { isSafeHref } from '../safe-href'
import { blockShape, textIn, textLines, withStoredUrl } from './block-parts'
import { image } from './picture'

const REFUSED = 'The address of a video starts with https://.'

const isVideoAddress = (value: string): boolean => /^https:\/\//i.test(value) && isSafeHref(value)

function hostOf(url: string): string {
  return isVideoAddress(url) && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}

const where = (node: LexicalNode): string => {
  const host = hostOf(textIn(node, 'url'))
  return host ? `Video on ${host}, opens in a new tab` : ''
}

export const video: NodeType = {
  type: 'block:video',
  editor: {
    block: {
      slug: 'video',
      interfaceName: 'VideoBlock',
      labels: { singular: 'Video', plural: 'Videos' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160, label: 'Title' },
        {
          name: 'url',
          type: 'text',
          required: true,
          maxLength: 2000,
          label: 'Address',
          validate: (value: unknown) => hostOf(String(value ?? '').trim()) !== '' || REFUSED,
          admin: {
            description:
              'Readers see a card, and open the video on its own site. Nothing is sent there before.',
          },
        },
        {
          name: 'picture',
          type: 'upload',
          relationTo: 'media',
          maxDepth: 0,
          label: 'Picture of the card',
        },
      ],
    },
  },
  asStored: withStoredUrl,
  hasShape: blockShape({ title: 'text', url: 'text', picture: 'id' }),
  references: ({ fields }) =>
    typeof fields?.picture === 'string' ? [{ kind: 'media', id: fields.picture }] : [],
  toHtml: (node, { picture }) => {
    const note = where(node)
    if (!note) return ''
    const found = picture(node.fields?.picture ?? '')
    // The text names the video, so the picture needs no description.
    const poster = found ? image({ ...found, alt: '' }) : ''
    const title = `<span class="video-title">${escapeHtml(textIn(node, 'title') || 'Video')}</span>`
    return `<figure class="video-card"><a href="${escapeHtml(textIn(node, 'url'))}" target="_blank" rel="noopener">${poster}${title}</a><figcaption>${escapeHtml(note)}</figcaption></figure>`
  },
  fromHtml: { never: 'A posted link stays a link.' },
  ownHtml: {
    attributes: { figure: [], figcaption: [], span: [] },
    classes: { figure: ['video-card'], span: ['video-title'] },
  },
  text: (node) => textLines(textIn(node, 'title'), where(node)),
}
