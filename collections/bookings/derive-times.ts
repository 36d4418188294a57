import type { CollectionBeforeChangeHook } from 'payload'
import { wallReading } from '@/lib/time/zone'
import type { Booking } from '@/payload-types'

/**
 * Fills what follows from the start: its date and time at the desk, the end, and until when the
 * time is blocked. Durations are those of the settings at the time of booking.
 */
export const deriveTimes: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, operation, req }) => {
  const start = data.bookingDatetime
  const moved = operation === 'create' || (start !== undefined && start !== originalDoc?.bookingDatetime)
  if (!start || !moved) return data
  const settings = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  const startMs = Date.parse(start)
  const endMs = startMs + settings.bookingDurationMinutes * 60_000
  const atDesk = wallReading(new Date(startMs), settings.timezone)
  return {
    ...data,
    preferredDate: atDesk.date,
    preferredTime: atDesk.time,
    timezone: settings.timezone,
    endsAt: new Date(endMs).toISOString(),
    blockedUntil: new Date(endMs + settings.bufferTimeMinutes * 60_000).toISOString(),
  }
}
