import type { ArrayField, Field } from 'payload'
import { defaultLinks } from '@/content/navigation'
import { addressLine, addressOfPage, line, row } from './simple-fields'

const linkRow: Field[] = [
  row(
    line('label', 'Words', 40, { required: true }),
    addressLine('href', 'Link address', 300, { required: true, validate: addressOfPage }),
  ),
]

const menu: ArrayField = {
  name: 'menu',
  type: 'array',
  label: 'Menu',
  labels: { singular: 'Link', plural: 'Links' },
  maxRows: 6,
  defaultValue: defaultLinks.menu.map((item) => ({ ...item })),
  admin: { description: 'Drag to sort. Without any, the menu is the one the site came with.' },
  fields: linkRow,
}

const footer: ArrayField = {
  name: 'footer',
  type: 'array',
  label: 'Columns at the end of each page',
  labels: { singular: 'Column', plural: 'Columns' },
  maxRows: 3,
  defaultValue: defaultLinks.footer.map(({ title, items }) => ({
    title,
    links: items.map((item) => ({ ...item })),
  })),
  admin: {
    initCollapsed: true,
    description:
      'Drag to sort. The last one also shows email, phone and hours. Without any, they are those the site came with.',
  },
  fields: [
    line('title', 'Heading', 40, { required: true }),
    {
      name: 'links',
      type: 'array',
      label: 'Links',
      labels: { singular: 'Link', plural: 'Links' },
      maxRows: 10,
      fields: linkRow,
    },
  ],
}

export const siteLinkFields: Field[] = [menu, footer]
