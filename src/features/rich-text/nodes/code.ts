import { escapeHtml } from '@/lib/html/escape'
import { hasFields } from '../document'
import type { NodeType } from '../node-type'

export const code: NodeType = {
  type: 'block:code',
  editor: {
    block: {
      slug: 'code',
      interfaceName: 'CodeBlock',
      labels: { singular: 'Code', plural: 'Code' },
      fields: [
        {
          name: 'code',
          // A plain text area, because the default code field loads its editor from another site.
          type: 'textarea',
          required: true,
          maxLength: 10_000,
          label: 'Code',
          admin: {
            rows: 8,
            className: 'code-sample',
            description: 'Shown exactly as written, line breaks included.',
          },
        },
      ],
    },
  },
  hasShape: hasFields,
  toHtml: ({ fields }) => `<pre><code>${escapeHtml(String(fields?.code ?? ''))}</code></pre>`,
  fromHtml: {
    as: 'block',
    tags: ['pre'],
    read: ({ children }, { plain, newId }) => [
      {
        type: 'block',
        version: 2,
        format: '',
        fields: {
          id: newId(),
          blockType: 'code',
          blockName: '',
          code: plain(children).replace(/^\n|\n$/g, ''),
        },
      },
    ],
  },
  text: ({ fields }) => `${String(fields?.code ?? '')}\n`,
}
