import { escapeHtml } from '@/lib/html/escape'
import { elementNode, hasChildren, isObject, type LexicalNode, type Values } from '../document'
import type { HtmlWriter, NodeType } from '../node-type'
import { documentOf, linkKinds, type Reference } from '../references'
import { isSafeHref } from '../safe-href'
import { withStoredUrl } from './block-parts'

const relations = new Set(['nofollow', 'sponsored', 'ugc'])
const REFUSED = 'Links start with https://, http://, mailto:, tel:, / or #.'

const targetOf = ({ fields }: Values): Reference | undefined =>
  isObject(fields) && fields.linkType === 'internal' ? documentOf(fields.doc) : undefined

function hrefOf(node: LexicalNode, { shown }: HtmlWriter): string {
  const target = targetOf(node)
  if (target) return shown(target.kind, target.id)?.path ?? ''
  return typeof node.fields?.url === 'string' ? node.fields.url : ''
}

export const link: NodeType = {
  type: 'link',
  editor: {
    features: ({ LinkFeature }) => [
      LinkFeature({
        enabledCollections: [...linkKinds],
        maxDepth: 0,
        fields: ({ defaultFields }) =>
          defaultFields.map((field) => {
            if (field.name === 'doc')
              return { ...field, admin: { ...field.admin, allowCreate: false } } as typeof field
            if (field.name !== 'url' || field.type !== 'text') return field
            return {
              ...field,
              hooks: {},
              validate: (value: unknown, { siblingData }: { siblingData: Values }) =>
                siblingData.linkType === 'internal' || isSafeHref(String(value ?? '')) || REFUSED,
            }
          }),
      }),
    ],
  },
  hasShape: (node) =>
    hasChildren(node) &&
    isObject(node.fields) &&
    (node.fields.linkType !== 'internal' || targetOf(node) !== undefined),
  references: (node) => [targetOf(node) ?? []].flat(),
  asStored: (node) => {
    const target = targetOf(node)
    const doc = target && { relationTo: target.kind, value: target.id }
    return doc ? { ...node, fields: { ...(node.fields as Values), doc } } : withStoredUrl(node)
  },
  toHtml: (node, writer) => {
    const { fields = {}, children = [] } = node
    const href = hrefOf(node, writer)
    // A link to a hidden document becomes plain text.
    if (!isSafeHref(href)) return writer.inner(children)
    const given = Array.isArray(fields.rel) ? fields.rel.map(String) : []
    const rel = [...given, ...(fields.newTab ? ['noopener'] : [])].join(' ')
    const target = fields.newTab ? ' target="_blank"' : ''
    return `<a href="${escapeHtml(href)}"${target}${rel ? ` rel="${escapeHtml(rel)}"` : ''}>${writer.inner(children)}</a>`
  },
  fromHtml: {
    as: 'inline',
    tags: ['a'],
    read: ({ attributes: { href, target, rel = '' }, children }, { inline, newId }, style) => {
      if (!href || style.inLink) return inline(children, style)
      const fields = {
        linkType: 'custom',
        url: href,
        newTab: target === '_blank',
        rel: rel.split(' ').filter((word) => relations.has(word)),
      }
      const inside = inline(children, { ...style, inLink: true })
      return [elementNode('link', inside, { version: 3, id: newId(), fields })]
    },
  },
  text: (_, inner) => inner,
}

/** A link that the editor made from a typed address. */
export const autoLink: NodeType = {
  ...link,
  type: 'autolink',
  // Part of the link's feature.
  editor: { features: () => [] },
  fromHtml: { never: 'In HTML it is a link like any other.' },
}
