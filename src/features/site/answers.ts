import * as z from 'zod/mini'
import { errors } from '../../lib/http/answers'

export const state = z.object({
  status: z.enum(['ok', 'unavailable']),
  errors: z.optional(errors.shape.errors),
})
export const health = z.looseObject({ status: z.enum(['ok', 'degraded']) })
export const openapi = z.looseObject({ openapi: z.string() })
