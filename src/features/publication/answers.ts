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

export const draftLink = z.object({
  timezone: z.string(),
  expiresAt: z.nullish(instant),
  url: z.optional(z.string()),
})
