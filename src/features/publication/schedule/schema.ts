import * as z from 'zod/mini'
import { isWallTime } from '../../../lib/time/calendar-date'
import { dayText, uuidText, wallTime } from '../../../lib/validation/text-fields'
import { publishedKinds } from '../rules'

export const plannedActions = ['publish', 'unpublish'] as const
export type PlannedAction = (typeof plannedActions)[number]

const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'The request must be a JSON object' })

const documentShape = {
  kind: z.enum(publishedKinds, { error: `Kind must be one of ${publishedKinds.join(', ')}` }),
  id: uuidText('The document must be named by its id'),
}
const action = z.enum(plannedActions, { error: 'Action must be publish or unpublish' })

export const subjectSchema = object(documentShape)

export const planSchema = object({
  ...documentShape,
  action,
  date: dayText('Please choose a day'),
  time: z
    .string({ error: 'Please choose a time' })
    .check(z.refine(isWallTime, { error: 'Please choose a time' }), wallTime),
})

export const callOffSchema = object({ ...documentShape, action })
