import * as z from 'zod'
import { eventCategories, eventStates, eventTypes, soughtSeverities } from '../event-kinds'
import { cursorSchema } from './cursor'

export const NEWEST = 1000

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(['all', ...values], `Must be all, ${values.join(', ')}`)
    .optional()
    .transform((value) => (value === 'all' ? undefined : (value as Values[number] | undefined)))

export const eventsQuery = z.object({
  severity: oneOf(soughtSeverities),
  category: oneOf(eventCategories),
  type: oneOf(eventTypes),
  state: oneOf(eventStates),
  about: z
    .string()
    .regex(/^[\da-f.:-]{1,64}$/i, 'Must be the id of an account or an IP address')
    .optional(),
  since: z.iso
    .datetime({ offset: true, error: 'Must be a moment such as 2026-11-30T09:00:00Z' })
    .transform((text) => new Date(text))
    .optional(),
  limit: z.coerce
    .number('Must be a whole number')
    .int('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(NEWEST, `Must be at most ${NEWEST}`)
    .default(100),
  before: cursorSchema.optional(),
})

export const handledSchema = z.object({ handled: z.boolean('Must be true or false') })
