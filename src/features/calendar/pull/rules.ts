import type { EventRow } from '../events'
import type { CalendarEvent } from '../google/client'
import { timesOf } from '../push/event'
import { sameTimes, type Times } from '../times'

const LONGEST_MS = 24 * 3600_000
const SHORTEST_MS = 60_000
const FARTHEST_MS = 2 * 365 * LONGEST_MS

export type Meaning =
  | { kind: 'nothing' }
  | { kind: 'cancel' }
  | { kind: 'move'; start: Date; end: Date }
  | { kind: 'review'; reason: string }

export interface PulledBooking extends Times {
  status: string
}

/** Compares the last agreed time, the booking and the event. A change made here takes precedence. */
export function meaningOf(
  event: CalendarEvent,
  row: Pick<EventRow, 'start' | 'end'>,
  booking: PulledBooking | undefined,
  now: Date,
): Meaning {
  const isOpen = booking?.status === 'confirmed' && booking.start > now
  if (!isOpen || !row.start || !row.end) return { kind: 'nothing' }
  if (!sameTimes(row, booking)) return { kind: 'nothing' }
  if (event.status === 'cancelled') return { kind: 'cancel' }
  const times = timesOf(event)
  if (!times) return { kind: 'review', reason: 'In the calendar this call has become an all-day event.' }
  if (sameTimes(row, times)) return { kind: 'nothing' }
  if (times.start <= now)
    return { kind: 'review', reason: 'In the calendar this call was moved to a time that is over.' }
  if (times.start.getTime() - now.getTime() > FARTHEST_MS)
    return { kind: 'review', reason: 'In the calendar this call was moved to more than two years ahead.' }
  const length = times.end.getTime() - times.start.getTime()
  if (length < SHORTEST_MS)
    return { kind: 'review', reason: 'In the calendar this call was made shorter than a minute.' }
  if (length > LONGEST_MS)
    return { kind: 'review', reason: 'In the calendar this call was made longer than a day.' }
  return { kind: 'move', ...times }
}
