import * as z from 'zod/mini'
import { errors } from '../../lib/http/answers'

/** A response of JSON-RPC 2.0. */
export const message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.nullable(z.union([z.string(), z.number()])),
  result: z.optional(z.looseObject({})),
  error: z.optional(z.looseObject({ code: z.number(), message: z.string() })),
})

export const refusal = z.union([errors, message])
