import type { LexicalNode } from '../document'
import type { HtmlWriter, NodeType } from '../node-type'
import { documentOf, linkKinds } from '../references'
import { isSafeHref } from '../safe-href'
import { blockShape, buttonLink, buttonLinkHtml, textIn, textLines, withStoredUrl } from './block-parts'

function hrefOf(node: LexicalNode, { shown }: HtmlWriter): string {
  const target = documentOf(node.fields?.doc)
  return target ? (shown(target.kind, target.id)?.path ?? '') : textIn(node, 'url')
}

export const button: NodeType = {
  type: 'block:button',
  editor: {
    block: {
      slug: 'button',
      interfaceName: 'ButtonBlock',
      labels: { singular: 'Button', plural: 'Buttons' },
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 60, label: 'Label' },
        {
          name: 'doc',
          type: 'relationship',
          relationTo: [...linkKinds],
          maxDepth: 0,
          label: 'Leads to a document',
          admin: {
            allowCreate: false,
            description:
              'Follows when its address changes. The button is hidden while visitors cannot see it.',
          },
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            Boolean(value) ||
            Boolean((siblingData as { url?: unknown }).url) ||
            'Choose a document, or write an address below.',
        },
        {
          name: 'url',
          type: 'text',
          required: false,
          maxLength: 2000,
          label: 'Address',
          admin: { description: 'In place of a document: /contact, https://...' },
          validate: (value: unknown) =>
            !value ||
            isSafeHref(String(value)) ||
            'Address starts with https://, http://, mailto:, tel:, / or #.',
        },
      ],
    },
  },
  asStored: withStoredUrl,
  hasShape: blockShape({ label: 'text', url: 'text', doc: 'document' }),
  references: (node) => [documentOf(node.fields?.doc) ?? []].flat(),
  toHtml: (node, writer) => {
    const label = textIn(node, 'label')
    const href = hrefOf(node, writer)
    return label && isSafeHref(href) ? buttonLink(href, label) : ''
  },
  fromHtml: { never: 'A posted link stays a link.' },
  ownHtml: buttonLinkHtml,
  text: (node) => textLines(textIn(node, 'label')),
}
