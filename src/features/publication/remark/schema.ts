import * as z from 'zod/mini'
import { normalizeName } from '../../../lib/validation/person-name'
import { printableLine, requiredLine, requiredText, uuidText } from '../../../lib/validation/text-fields'
import { subjectSchema } from '../schedule/schema'
import { MAX_QUOTE } from './rules'

export const remarkSchema = z.object(
  {
    token: z.string({ error: 'Token must be text' }).check(z.maxLength(100, { error: 'Token is too long' })),
    place: z.nullable(
      z.int({ error: 'Place must be a number or null' }).check(z.minimum(0), z.maximum(100_000)),
    ),
    quote: printableLine('Quote').check(z.maxLength(MAX_QUOTE, { error: 'Quote is too long' })),
    name: requiredLine({
      label: 'Name',
      clean: normalizeName,
      required: 'Please write your name.',
      max: 60,
      tooLong: 'Name must be at most 60 characters',
    }),
    text: requiredText({
      label: 'Remark',
      required: 'Please write a remark.',
      min: 1,
      tooShort: 'Please write a remark.',
      max: 2000,
      tooLong: 'Remark must be at most 2000 characters',
    }),
  },
  { error: 'The request must be a JSON object' },
)

export const closedSchema = z.extend(subjectSchema, {
  remark: z.optional(uuidText('The remark must be named by its id')),
})
