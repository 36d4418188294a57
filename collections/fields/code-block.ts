import type { Block } from 'payload'

/** A code sample. A plain text area on purpose: the stock code field loads its editor from another site. */
export const codeBlock: Block = {
  slug: 'code',
  interfaceName: 'CodeBlock',
  labels: { singular: 'Code', plural: 'Code' },
  fields: [
    {
      name: 'code',
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
}
