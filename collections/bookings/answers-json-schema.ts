import type { JSONField } from 'payload'

const uri = 'a://quickwin/booking-answers.json'

export const answersJsonSchema: NonNullable<JSONField['jsonSchema']> = {
  uri,
  fileMatch: [uri],
  schema: {
    type: ['array', 'null'],
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['question', 'answer'],
      properties: { question: { type: 'string' }, answer: { type: 'string' } },
    },
  },
}
