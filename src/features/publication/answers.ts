import * as z from 'zod/mini'
import { instant } from '../../lib/http/answers'
import { plannedActions } from './schedule/schema'

export const schedule = z.object({
  timezone: z.string(),
  planned: z.array(
    z.object({
      id: z.string(),
      action: z.enum(plannedActions),
      at: instant,
      problem: z.nullable(z.string()),
    }),
  ),
})

const remark = z.object({
  id: z.string(),
  place: z.nullable(z.number()),
  quote: z.string(),
  name: z.string(),
  text: z.string(),
  at: instant,
})

export const remarks = z.object({ remarks: z.array(remark) })

export const draftLink = z.object({
  timezone: z.string(),
  expiresAt: z.nullish(instant),
  url: z.optional(z.string()),
})
