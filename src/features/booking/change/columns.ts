import type { Booking } from '@/payload-types'
import type { OfferedCall } from '../call-type/queries'
import type { AskedTime } from '../day/take-time'
import type { CallHost } from '../host/queries'
import { setMeeting } from '../meeting/mutations'
import type { BookingStatus } from '../status'

/** Columns that the team writes as given. */
export const detailNames = [
  'name',
  'email',
  'company',
  'phone',
  'message',
  'visitorTimezone',
  'assignee',
  'outcomeNote',
  'teamCancelReason',
] as const satisfies (keyof Booking)[]

type DetailName = (typeof detailNames)[number] | 'visitorCancelReason' | 'googleEventId'

/** The start, what follows from it, and the type if it changes. */
export type TimeColumns = Pick<
  Booking,
  'bookingDatetime' | 'preferredDate' | 'preferredTime' | 'timezone' | 'endsAt' | 'blockedUntil'
> &
  Partial<Pick<Booking, 'callType'>> &
  Partial<HostColumns>

/** Who takes the call, and what follows from it. */
type HostColumns = Pick<Booking, 'host' | 'assignee' | 'meetingKind' | 'meetLink'>

export interface BookingChange {
  status?: BookingStatus | undefined
  /** `asked` is checked. `agreed` comes from Google or from before a change that is undone, so the constraint alone can refuse it. */
  time?: { asked: AskedTime; call?: OfferedCall | undefined } | { agreed: TimeColumns }
  /** Hands the call over. Null is the desk. Their time is checked. */
  host?: CallHost | null
  /** Set by a super admin: the new host has no hours then. */
  outsideHours?: boolean | undefined
  /** The visitor has used the mailed link. */
  endsHold?: true
  /** Set by the team. Null takes an own link away, but not one of Google. */
  meetLink?: string | null
  /** The link of Google goes with its event. */
  dropsMeetLink?: boolean
  details?: Partial<Pick<Booking, DetailName>>
  /** Takes back a change that this user made. */
  undoes?: { by: string | null | undefined }
}

/** The columns of a change. Calendars ignore an update unless its sequence is higher. */
export function changedColumns(
  before: Booking,
  wanted: BookingChange,
  time: TimeColumns | undefined,
): Partial<Booking> {
  const { status = before.status, details } = wanted
  const link: Partial<Booking> = wanted.dropsMeetLink
    ? { meetLink: null }
    : wanted.meetLink === undefined
      ? {}
      : setMeeting(before, wanted.meetLink || null)
  const isNew = (value: unknown, name: keyof Booking) =>
    value !== undefined && (value ?? null) !== (before[name] ?? null)
  const times = ['bookingDatetime', 'callType', 'host'] as const
  const isNews = status !== before.status || times.some((name) => isNew(time?.[name], name))
  return {
    ...details,
    ...link,
    ...time,
    status,
    // A change of status or time ends the hold.
    ...(before.heldUntil && (isNews || wanted.endsHold) ? { heldUntil: null } : {}),
    ...(isNews || isNew(link.meetLink, 'meetLink') ? { calendarSequence: before.calendarSequence + 1 } : {}),
    // Only a cancelled call has reasons, so that a later cancellation does not send earlier ones.
    ...(status === 'cancelled' ? {} : { visitorCancelReason: null, teamCancelReason: null }),
  }
}

/** Returns true if a booking already has these values. Nothing is written then, and no one hears of it. */
export const isUnchanged = (booking: Booking, columns: Partial<Booking>): boolean =>
  Object.entries(columns).every(
    ([name, value]) => (value ?? null) === (booking[name as keyof Booking] ?? null),
  )
