import * as z from 'zod'
import { eventCategories, eventStates, eventTypes, soughtSeverities } from '../event-kinds'

export const NEWEST = 1000

export interface Cursor {
  at: string
  /** Distinguishes entries of the same millisecond. Without it all of that millisecond are skipped. */
  id: string | undefined
}

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d))(?:_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}))?$/i

const cursorSchema = z.string().transform((text, context): Cursor => {
  const [, at = '', id] = CURSOR.exec(text) ?? []
  if (!at || Number.isNaN(Date.parse(at))) {
    context.addIssue('Must be the nextCursor of an answer, or a moment such as 2026-11-30T09:00:00Z')
    return z.NEVER
  }
  return { at: new Date(at).toISOString(), id }
})

export const cursorText = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt}_${id}`

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
