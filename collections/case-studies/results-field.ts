import type { ArrayField } from 'payload'
import { line, row } from '../fields/simple-fields'

/** Each result names its source, so that no claim is without one. */
export const resultsField: ArrayField = {
  name: 'results',
  type: 'array',
  label: 'Results',
  labels: { singular: 'Result', plural: 'Results' },
  maxRows: 12,
  fields: [
    row(
      line('figure', 'Figure', 40, { admin: { width: '30%', description: 'Optional, such as “11 hours”.' } }),
      line('text', 'Result', 300, {
        required: true,
        admin: { width: '70%', description: 'For example “saved per week in order entry”.' },
      }),
    ),
    line('source', 'Source', 200, {
      required: true,
      admin: { description: 'Who measured it and when, such as “Time sheets of the client, March to May”.' },
    }),
  ],
}
