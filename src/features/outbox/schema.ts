import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import { isUuid } from '../../lib/validation/uuid'

export const stuckJobSchema = jsonObject({
  action: z.enum(['send_again', 'drop'], { error: 'Action must be send_again or drop' }),
  id: z
    .string({ error: 'The job is required' })
    .check(z.refine(isUuid, { error: 'The job must be named by its id' })),
})
