import type { CollectionBeforeChangeHook } from 'payload'
import { wallReading } from '@/lib/time/zone'
import type { Booking } from '@/payload-types'

/**
 * Fills what follows from the start: its date and time at the desk, the end, and until when the
 * time is blocked. Durations are those of the settings at the time of booking. Each change of time
 * or status raises the invite's sequence, without which calendars would ignore it.
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
  const sequence =
    operation === 'update' && changed ? { calendarSequence: (originalDoc?.calendarSequence ?? 0) + 1 } : {}
  if (!data.bookingDatetime || !moved || context.timesAreSet) return { ...data, ...sequence }
  const settings = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const startMs = Date.parse(data.bookingDatetime)
  const endMs = startMs + settings.bookingDurationMinutes * 60_000
  const atDesk = wallReading(new Date(startMs), settings.timezone)
  return {
    ...data,
    ...sequence,
    preferredDate: atDesk.date,
    preferredTime: atDesk.time,
    timezone: settings.timezone,
    endsAt: new Date(endMs).toISOString(),
    blockedUntil: new Date(endMs + settings.bufferTimeMinutes * 60_000).toISOString(),
  }
}
