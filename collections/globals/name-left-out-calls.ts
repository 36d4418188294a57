import { APIError, type GlobalBeforeChangeHook } from 'payload'
import { leftOutCalls } from '@/features/booking/settings/left-out-calls'
import { rulesOf } from '@/features/booking/settings/rules'

/** With `?calls=name`, refuses hours that leave out booked calls, and names those. They keep their time either way. */
export const nameLeftOutCalls: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST' || req.query.calls !== 'name') return data
  const calls = await leftOutCalls(req, rulesOf(originalDoc), rulesOf({ ...originalDoc, ...data }))
  if (!calls) return data
  const message = `Booked calls are outside these hours: ${calls}. They keep their time unless you move or cancel them.`
  throw new APIError(message, 409, { code: 'calls_left_out' }, true)
}
