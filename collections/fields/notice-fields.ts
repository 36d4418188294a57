import type { Field } from 'payload'
import { safeAddress } from './safe-address'

type Notice = { text?: unknown; linkLabel?: unknown; from?: unknown }

const time = (
  name: string,
  label: string,
  validate?: Extract<Field, { type: 'date' }>['validate'],
): Field => ({
  name,
  type: 'date',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
  ...(validate ? { validate } : {}),
})

export const noticeFields: Field[] = [
  {
    name: 'text',
    type: 'text',
    maxLength: 160,
    label: 'Text',
    admin: { description: 'If left empty, there is no notice.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'linkLabel',
        type: 'text',
        maxLength: 40,
        label: 'Link text',
        validate: (value: unknown, { siblingData }: { siblingData: { linkHref?: unknown } }) =>
          Boolean(value) || !siblingData.linkHref || 'Enter the link text.',
      },
      {
        name: 'linkHref',
        type: 'text',
        maxLength: 300,
        label: 'Link address',
        validate: (value: unknown, { siblingData }: { siblingData: Notice }) => {
          if (!value) return !siblingData.linkLabel || 'Enter the link address, such as /contact.'
          return safeAddress(value)
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      time('from', 'Shown from'),
      time(
        'until',
        'Shown until',
        (value: unknown, { siblingData }: { siblingData: Notice }) =>
          !value ||
          !siblingData.from ||
          new Date(String(value)) > new Date(String(siblingData.from)) ||
          'The end must be after the beginning.',
      ),
    ],
  },
]
