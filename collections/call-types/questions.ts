import type { Field } from 'payload'
import { MOST_QUESTIONS, optionsRefusal, questionKinds } from '@/features/booking/call-type/rules'
import { choice, row, tick } from '../fields/simple-fields'

export const questions: Field = {
  name: 'questions',
  type: 'array',
  maxRows: MOST_QUESTIONS,
  label: 'Questions',
  labels: { singular: 'Question', plural: 'Questions' },
  admin: { description: 'Visitors answer them when they book. Only the team sees the answers.' },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 200, label: 'Question' },
    row(
      choice('kind', 'Answer', questionKinds, {
        required: true,
        defaultValue: 'text',
        admin: { width: '50%' },
      }),
      tick('required', 'Required', { defaultValue: false, admin: { width: '50%' } }),
    ),
    {
      name: 'options',
      type: 'text',
      hasMany: true,
      label: 'Choices',
      admin: { condition: (_, { kind }) => kind === 'choice', description: 'Press Enter after each one.' },
      validate: (value: unknown, { siblingData }: { siblingData: { kind?: unknown } }) =>
        optionsRefusal(siblingData.kind, value) ?? true,
    },
  ],
}
