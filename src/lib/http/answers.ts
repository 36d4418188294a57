import * as z from 'zod/mini'

// Answers that several calls have.

export const instant = z.string().check(z.describe('UTC instant, ISO 8601'))

export const message = z.object({ message: z.string() })

export const success = z.object({ success: z.literal(true) })

export const errors = z.object({
  errors: z.array(z.object({ message: z.string(), code: z.string(), field: z.optional(z.string()) })),
})
