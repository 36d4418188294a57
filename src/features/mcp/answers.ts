import * as z from 'zod/mini'

/** A response of JSON-RPC 2.0. */
export const message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.nullable(z.union([z.string(), z.number()])),
  result: z.optional(z.looseObject({})),
  error: z.optional(z.object({ code: z.number(), message: z.string() })),
})
