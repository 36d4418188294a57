import * as z from 'zod/mini'
import { instant } from '../../../lib/http/answers'
import { booking } from '../answers'

export const bookedForVisitor = z.object({ booking })

export const moved = z.object({
  booking,
  updatedAt: instant,
  calendarSequence: z.nullish(z.number()),
  undoUntil: z.nullable(instant),
})

export const undone = z.object({ booking, updatedAt: instant })

const each = <const Results extends readonly string[]>(results: Results) =>
  z.object({ results: z.array(z.object({ id: z.string(), result: z.enum(results) })) })

export const confirmed = each([
  'confirmed',
  'already_confirmed',
  'not_pending',
  'over',
  'not_found',
  'stale',
  'failed',
])

export const cancelled = each(['cancelled', 'already_cancelled', 'completed', 'not_found', 'stale', 'failed'])

export const burst = z.object({ cancelled: z.number(), kept: z.number() })

export const feed = z.object({ since: z.nullable(instant), address: z.optional(z.string()) })

export const endedFeed = z.object({ since: z.null() })
