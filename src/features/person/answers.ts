import * as z from 'zod/mini'
import { instant, typed } from '../../lib/http/answers'
import type { PersonDetails } from './history'

/** The number of erased rows, by place. `cancelledCalls` are among the bookings; `keptEvents` stay without the person. */
export const erasure = z.object({
  erased: z.record(z.string(), z.number()),
  cancelledCalls: z.number(),
  keptEvents: z.number(),
})

export type Erasure = z.output<typeof erasure>

export const people = z.object({
  people: z.array(
    z.object({
      email: z.string(),
      name: z.nullable(z.string()),
      company: z.nullable(z.string()),
      places: z.array(z.string()),
      lastAt: instant,
    }),
  ),
  nextCursor: z.nullable(z.string()),
})

export const person = z.object({
  person: typed<Omit<PersonDetails, 'team'>>(
    z.looseObject({ email: z.string(), name: z.nullable(z.string()), entries: z.array(z.looseObject({})) }),
  ),
})
