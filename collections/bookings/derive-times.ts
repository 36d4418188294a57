import type { CollectionBeforeChangeHook } from 'payload'
import { bookingTimes } from '@/features/booking/availability/rules'
import { currentRules } from '@/features/booking/settings/queries'
import type { Booking } from '@/payload-types'

/** Sets the times that follow from the start. Calendars ignore an update unless its sequence is higher. */
export const deriveTimes: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const moved = data.bookingDatetime !== undefined && data.bookingDatetime !== originalDoc?.bookingDatetime
  const changed = moved || (data.status !== undefined && data.status !== originalDoc?.status)
  // A status change ends the hold.
  const unheld = changed && originalDoc?.heldUntil ? { heldUntil: null } : {}
  const relinked = data.meetLink !== undefined && (data.meetLink || null) !== (originalDoc?.meetLink || null)
  const sequence =
    operation === 'update' && (changed || relinked)
      ? { calendarSequence: (originalDoc?.calendarSequence ?? 0) + 1, ...unheld }
      : {}
  if (!data.bookingDatetime || !moved || context.timesAreSet) return { ...data, ...sequence }
  const rules = await currentRules(req.payload, req)
  return { ...data, ...sequence, ...bookingTimes(data.bookingDatetime, rules) }
}
