import type { Field } from 'payload'
import { paragraph } from './simple-fields'

const isActiveField: Field = {
  name: 'isActive',
  type: 'checkbox',
  required: true,
  defaultValue: true,
  index: true,
  label: 'Shown on the site',
  // An editor changes a copy before visitors see it.
  hooks: { beforeDuplicate: [() => false] },
  admin: {
    position: 'sidebar',
    components: { Cell: '/src/admin/cms/state-cell#ShownCell' },
  },
}

export const orderIndexField: Field = {
  name: 'orderIndex',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  label: 'Order',
  admin: { position: 'sidebar', step: 10, description: 'Smaller numbers come first.' },
}

export const listingFields: Field[] = [orderIndexField, isActiveField]

/** For lists that editors sort by dragging. A program can read the place but not set it. */
export const draggedListingFields: Field[] = [
  {
    name: 'orderIndex',
    type: 'number',
    required: true,
    defaultValue: 100,
    index: true,
    label: 'Order',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  },
  isActiveField,
]

export function textList(name: string, label: string, singular: string, maxLength = 300): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    admin: { initCollapsed: false },
    fields: [{ name: 'text', type: 'text', required: true, maxLength, label: singular }],
  }
}

export function pairList(
  name: string,
  label: string,
  singular: string,
  [first, second]: readonly [{ name: string; label: string }, { name: string; label: string }],
): Field {
  return {
    name,
    type: 'array',
    label,
    labels: { singular, plural: label },
    fields: [
      { name: first.name, type: 'text', required: true, maxLength: 120, label: first.label },
      paragraph(second.name, second.label, 600, { required: true, admin: { rows: 2 } }),
    ],
  }
}
