import type { ArrayField } from 'payload'

/** Each result names its source, so that no claim is without one. */
export const resultsField: ArrayField = {
  name: 'results',
  type: 'array',
  label: 'Results',
  labels: { singular: 'Result', plural: 'Results' },
  maxRows: 12,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'figure',
          type: 'text',
          maxLength: 40,
          label: 'Figure',
          admin: { width: '30%', description: 'Optional, such as “11 hours”.' },
        },
        {
          name: 'text',
          type: 'text',
          required: true,
          maxLength: 300,
          label: 'Result',
          admin: { width: '70%', description: 'For example “saved per week in order entry”.' },
        },
      ],
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      maxLength: 200,
      label: 'Source',
      admin: { description: 'Who measured it and when, such as “Time sheets of the client, March to May”.' },
    },
  ],
}
