import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import { uuidText } from '../../lib/validation/text-fields'

export const stuckJobSchema = jsonObject({
  action: z.enum(['send_again', 'drop'], { error: 'Action must be send_again or drop' }),
  id: uuidText('The job must be named by its id', 'The job is required'),
})
