import { exactTime } from '@/admin/ui/time-text'
import * as calls from '@/features/booking/desk/calls'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { handOverBooking as handOver } from '@/features/booking/host/calls'
import { blocksTime, isBookingStatus, statuses } from '@/features/booking/status'
import { call } from '@/lib/http/call'
import type { Received, Sent } from '@/lib/http/contract'
import { changeDocument, readDocument, removeDocument } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import type { Booking } from '@/payload-types'

export type ShownBooking = ReturnType<typeof shownBooking>

/** Only what a change and the week need goes to the browser. */
export function shownBooking(booking: DeskBooking) {
  const { id, name, email, phone, start, end, status, withoutLink, outcomeNote, host, updatedAt } = booking
  return { id, name, email, phone, start, end, status, withoutLink, outcomeNote, host, updatedAt }
}

export const mailAddress = ({ email }: Pick<ShownBooking, 'email'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** The call is over and has no outcome yet. `now` in milliseconds. */
export const waitsForOutcome = (
  { status, end }: Pick<ShownBooking, 'status' | 'end'>,
  now: number,
): boolean => blocksTime(status) && Date.parse(end) <= now

export type Stored = NonNullable<ReturnType<typeof readStored>>

function readStored(body: unknown) {
  const { status, bookingDatetime: start, updatedAt, undoUntil, calendarSequence } = membersOf(body)
  if (!isBookingStatus(status) || typeof start !== 'string' || typeof updatedAt !== 'string') return undefined
  return {
    status,
    start,
    updatedAt,
    undoUntil: typeof undoUntil === 'string' ? undoUntil : null,
    sequence: typeof calendarSequence === 'number' ? calendarSequence : null,
  }
}

/** Versions that changes of this page made, by booking. Until it has loaded again, the page shows the ones before. */
const ownVersions = new Map<string, string>()

/** The newest version that the person knows: the one on the page, or the one of their own last change. */
export function knownVersion(id: string, shown: string): string {
  const own = ownVersions.get(id)
  return own !== undefined && Date.parse(own) > Date.parse(shown) ? own : shown
}

async function withOwnVersion(id: string, change: Promise<Answer<Stored>>): Promise<Answer<Stored>> {
  const answer = await change
  if (answer.ok) ownVersions.set(id, answer.data.updatedAt)
  return answer
}

export const sendChange = (id: string, body: Partial<Booking>, seen: string) =>
  withOwnVersion(
    id,
    changeDocument('bookings', id, body, { ifMatch: knownVersion(id, seen), read: readStored }),
  )

export const deleteBooking = (id: string, seen: string) =>
  removeDocument('bookings', id, { ifMatch: knownVersion(id, seen) })

export const bookForVisitor = (body: Sent<typeof calls.bookForVisitor>) =>
  call(calls.bookForVisitor, body, { read: ({ booking: { id } }) => ({ id }) })

const moving = (id: string, seen: string) => ({
  ifMatch: knownVersion(id, seen),
  read: ({ booking, ...more }: Received<typeof calls.moveBooking>) => readStored({ ...booking, ...more }),
})

export const moveBooking = (body: Sent<typeof calls.moveBooking>, seen: string) =>
  withOwnVersion(body.id, call(calls.moveBooking, body, moving(body.id, seen)))

export const handOverBooking = (body: Sent<typeof handOver>, seen: string) =>
  withOwnVersion(body.id, call(handOver, body, moving(body.id, seen)))

export const undoChange = (id: string, sequence: number) => call(calls.undoBooking, { id, sequence })

export type Result = { id: string; result: string }

// Up to two hundred, one after the other.
const several = { read: ({ results }: { results: Result[] }) => results, timeoutMs: 60_000 }

export const confirmBookings = (seen: Readonly<Record<string, string>>) =>
  call(calls.confirmBookings, { ids: Object.keys(seen), seen }, several)

export const cancelBookings = (seen: Readonly<Record<string, string>>, notifyVisitor: boolean) =>
  call(calls.cancelBookings, { ids: Object.keys(seen), seen, notifyVisitor }, several)

export async function whatChanged(seen: ShownBooking, zone: string): Promise<string[]> {
  const answer = await readDocument('bookings', seen.id, { read: readStored })
  if (!answer.ok)
    return answer.reason === 'refused' && answer.status === 404 ? ['The booking was deleted.'] : []
  const { status, start } = answer.data
  const time = (instant: string) => exactTime(Date.parse(instant), zone)
  const changes = [
    ...(status === seen.status
      ? []
      : [`Status: ${statuses[status].label} (was ${statuses[seen.status].label})`]),
    ...(start === seen.start ? [] : [`Time: ${time(start)} (was ${time(seen.start)})`]),
  ]
  return changes.length > 0 ? changes : ['Other details of the booking']
}
