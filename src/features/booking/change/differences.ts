import type { EventName } from '@/features/webhook/events'
import { referenceId } from '@/lib/db/reference-id'
import type { BookingEvent, KnownBooking } from '@/lib/jobs/queues'
import type { Booking } from '@/payload-types'
import { type BookingStatus, blocksTime } from '../status'

/** Who makes a change: what they may do, whether mails wait for Undo, and what the audit log says depend on it. */
export type ChangedBy = 'visitor' | 'team' | 'google' | 'site'

/** `before` is null for a new booking, `after` for a deleted one. */
export type Step = { before: Booking | null; after: Booking } | { before: Booking; after: null }

type ProgramEvent = Extract<EventName, `booking.${string}`>
type Audience = 'visitor' | 'team' | 'host' | 'programs'

/** The booking as an audience was last notified of it. Null: it knows of none. */
export type Known = KnownBooking | null

type Facts = Pick<Booking, 'status' | 'bookingDatetime' | 'callType' | 'host' | 'meetingKind' | 'meetLink'>

/** The booking as it is at an instant. Null after its deletion. */
interface Present {
  booking: Facts | null
  at: Date
}

/** The booking as an audience knows it, if nothing waits to be sent. No one hears of a booking while it is held. */
export function toldOf(audience: Audience, booking: Facts & Pick<Booking, 'heldUntil'>): Known {
  if (booking.heldUntil) return null
  const { status, bookingDatetime: start, callType, meetLink } = booking
  if (audience === 'programs') return { status, start }
  const told = { status, start, callType: callType ?? null, host: referenceId(booking.host) }
  return audience === 'visitor' ? { ...told, meetLink: meetLink ?? null } : told
}

/** Adds a change without notification to what the audience knows. What still waits to be said stays. */
export function withSilentChange(known: KnownBooking, before: Facts, after: Facts): KnownBooking {
  return {
    ...known,
    ...(before.status === after.status ? {} : { status: after.status }),
    ...(before.bookingDatetime === after.bookingDatetime ? {} : { start: after.bookingDatetime }),
    ...(before.callType === after.callType ? {} : { callType: after.callType ?? null }),
    ...(referenceId(before.host) === referenceId(after.host) ? {} : { host: referenceId(after.host) }),
    ...(before.meetLink === after.meetLink ? {} : { meetLink: after.meetLink ?? null }),
  }
}

/** A link of Google is not compared: it arrives with the confirmation, and Google's folder mails a later one. */
const knowsLink = (known: KnownBooking, { meetingKind, meetLink }: Facts): boolean =>
  known.meetLink === undefined || meetingKind === 'google_meet' || known.meetLink === (meetLink ?? null)

/** A call of another type has another title and length. */
const knowsType = (known: KnownBooking, { callType }: Facts): boolean =>
  known.callType === undefined || known.callType === (callType ?? null)

const knowsHost = (known: KnownBooking, { host }: Facts): boolean =>
  known.host === undefined || known.host === referenceId(host)

/** Returns true if an audience knows all of it. A change that was undone leaves it so. */
export const knowsAll = (known: Known, booking: Facts): boolean =>
  known?.status === booking.status &&
  known.start === booking.bookingDatetime &&
  knowsType(known, booking) &&
  knowsHost(known, booking) &&
  knowsLink(known, booking)

/** The mail for someone who knows the booking as `known`, at any time. */
export function mailFor(known: Known, booking: Facts): BookingEvent | undefined {
  const { status, bookingDatetime } = booking
  if (!known) return status === 'confirmed' ? 'confirmed' : status === 'pending' ? 'received' : undefined
  if (status === 'cancelled') return known.status === 'cancelled' ? undefined : 'cancelled'
  if (status === 'confirmed' && known.status === 'cancelled') return 'rebooked'
  if (status === 'confirmed' && known.status !== 'confirmed') return 'confirmed'
  if (bookingDatetime !== known.start || !knowsType(known, booking) || !knowsHost(known, booking))
    return 'rescheduled'
  if (status === 'pending' && known.status === 'cancelled') return 'received'
  return blocksTime(status) && !knowsLink(known, booking) ? 'link_changed' : undefined
}

/** The mail for the host who knows the booking as theirs. Who gets or gives away a call: see features/queue/assignment. */
export function hostMailFor(known: Known, booking: Facts): BookingEvent | undefined {
  if (!known?.host) return undefined
  if (booking.status === 'cancelled') return known.status === 'cancelled' ? undefined : 'cancelled'
  if (!blocksTime(booking.status) || !knowsHost(known, booking)) return undefined
  if (known.status === 'cancelled') return 'rebooked'
  return booking.bookingDatetime === known.start && knowsType(known, booking) ? undefined : 'rescheduled'
}

const ofStatus: Partial<Record<BookingStatus, ProgramEvent>> = {
  confirmed: 'booking.confirmed',
  cancelled: 'booking.cancelled',
  completed: 'booking.completed',
}

/** In their order. */
function eventsFor(known: Known, { status, bookingDatetime }: Facts): ProgramEvent[] {
  const own = ofStatus[status]
  if (!known) return status === 'cancelled' ? [] : ['booking.created', ...(own ? [own] : [])]
  const isMoved = bookingDatetime !== known.start && blocksTime(status)
  return [...(isMoved ? ['booking.moved' as const] : []), ...(own && status !== known.status ? [own] : [])]
}

const isOver = (start: string, at: Date): boolean => Date.parse(start) <= at.getTime()

/** What an audience that knows a booking as `known` has to hear. Deleting a call that was still to come cancels it. */
export function differencesFor(
  audience: 'visitor' | 'team' | 'host',
  known: Known,
  now: Present,
): BookingEvent[]
export function differencesFor(audience: 'programs', known: Known, now: Present): ProgramEvent[]
export function differencesFor(
  audience: Audience,
  known: Known,
  { booking, at }: Present,
): (BookingEvent | ProgramEvent)[] {
  if (audience === 'host' && !known?.host) return []
  if (!booking) {
    const wasToCome = known && blocksTime(known.status) && !isOver(known.start, at)
    return wasToCome ? [audience === 'programs' ? 'booking.cancelled' : 'cancelled'] : []
  }
  if (audience === 'programs') return eventsFor(known, booking)
  const mail = (audience === 'host' ? hostMailFor : mailFor)(known, booking)
  // An invitation, a cancellation or a link of a past call would be of no use to those who were on it.
  const isTooLate = audience !== 'team' && isOver(booking.bookingDatetime, at)
  return !mail || isTooLate ? [] : [mail]
}
