import * as z from 'zod/mini'
import { instant } from '../../lib/http/answers'

export const connection = z.object({
  success: z.optional(z.literal(true)),
  authUrl: z.optional(z.string()),
  revoked: z.optional(z.boolean()),
})

export const calendars = z.object({
  calendars: z.array(
    z.object({ id: z.string(), name: z.string(), primary: z.boolean(), writable: z.boolean() }),
  ),
})

export const synced = z.object({
  success: z.literal(true),
  updated_bookings: z.optional(z.number()),
  busy_slots: z.optional(z.array(z.object({ start: instant, end: instant }))),
})
