import * as z from 'zod/mini'

export const sentTest = z.object({
  to: z.string(),
  via: z.enum(['smtp', 'file']),
  answer: z.nullable(z.string()),
})
