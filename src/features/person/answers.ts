import * as z from 'zod/mini'

export const erasure = z.object({
  erased: z.record(z.string(), z.number()),
  cancelledCalls: z.number(),
  keptEvents: z.number(),
})
