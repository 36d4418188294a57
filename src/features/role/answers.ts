import * as z from 'zod/mini'

export const result = z.object({ result: z.boolean() })

export const assigned = z.object({ userRole: z.looseObject({ id: z.string() }), message: z.string() })
