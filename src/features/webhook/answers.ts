import * as z from 'zod/mini'

export const tested = z.object({ status: z.nullable(z.number()), answer: z.string() })

export const secret = z.object({ secret: z.string() })
