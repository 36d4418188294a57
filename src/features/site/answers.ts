import * as z from 'zod/mini'

export const state = z.object({ status: z.enum(['ok', 'unavailable']) })
export const health = z.looseObject({ status: z.enum(['ok', 'degraded']) })
export const openapi = z.looseObject({ openapi: z.string() })
