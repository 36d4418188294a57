import type { CollectionBeforeChangeHook } from 'payload'
import { bookingTimes } from '@/features/booking/availability/rules'
import { lengthsOf } from '@/features/booking/call-type/queries'
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
  const retyped = data.callType !== undefined && (data.callType ?? null) !== (originalDoc?.callType ?? null)
  const changed = moved || retyped || (data.status !== undefined && data.status !== originalDoc?.status)
  // A status change ends the hold.
  const unheld = changed && originalDoc?.heldUntil ? { heldUntil: null } : {}
  const relinked = data.meetLink !== undefined && (data.meetLink || null) !== (originalDoc?.meetLink || null)
  const sequence =
    operation === 'update' && (changed || relinked)
      ? { calendarSequence: (originalDoc?.calendarSequence ?? 0) + 1, ...unheld }
      : {}
  if (!data.bookingDatetime || !moved || context.timesAreSet) return { ...data, ...sequence }
  // A moved call keeps its length.
  const own = originalDoc?.bookingDatetime ? lengthsOf(originalDoc) : {}
  const rules = { ...(await currentRules(req.payload, req)), ...own }
  return { ...data, ...sequence, ...bookingTimes(data.bookingDatetime, rules) }
}
