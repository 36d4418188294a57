import type { CollectionBeforeChangeHook } from 'payload'
import { bookingTimes } from '@/features/booking/availability/rules'
import { currentRules } from '@/features/booking/settings/queries'
import type { Booking } from '@/payload-types'

/**
 * Fills what follows from the start, unless whoever writes has done so (`timesAreSet`). Each change of
 * time or status raises the invite's sequence, without which calendars would ignore it.
 */
export const deriveTimes: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const moved = data.bookingDatetime !== undefined && data.bookingDatetime !== originalDoc?.bookingDatetime
  const changed = moved || (data.status !== undefined && data.status !== originalDoc?.status)
  // Whoever decides about a held booking has decided that it counts, or that it is off.
  const unheld = changed && originalDoc?.heldUntil ? { heldUntil: null } : {}
  const sequence =
    operation === 'update' && changed
      ? { calendarSequence: (originalDoc?.calendarSequence ?? 0) + 1, ...unheld }
      : {}
  if (!data.bookingDatetime || !moved || context.timesAreSet) return { ...data, ...sequence }
  const rules = await currentRules(req.payload, req)
  return { ...data, ...sequence, ...bookingTimes(data.bookingDatetime, rules) }
}
