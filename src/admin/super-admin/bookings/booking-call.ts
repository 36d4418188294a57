import { exactTime } from '@/admin/ui/time-text'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { type BookingStatus, blocksTime, isBookingStatus, statuses } from '@/features/booking/status'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import { sendOnce } from '@/lib/http/send-once'

export type ShownBooking = Pick<
  DeskBooking,
  'id' | 'name' | 'email' | 'phone' | 'start' | 'end' | 'status' | 'updatedAt'
>

/** Only what a change needs goes to the browser. */
export const shownBooking = ({
  id,
  name,
  email,
  phone,
  start,
  end,
  status,
  updatedAt,
}: ShownBooking): ShownBooking => ({
  ...{ id, name, email, phone, start, end, status, updatedAt },
})

export const mailAddress = ({ email }: Pick<ShownBooking, 'email'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** The call is over and has no outcome yet. `now` in milliseconds. */
export const waitsForOutcome = (
  { status, end }: Pick<ShownBooking, 'status' | 'end'>,
  now: number,
): boolean => blocksTime(status) && Date.parse(end) <= now

export interface Stored {
  status: BookingStatus
  start: string
  updatedAt: string
  undoUntil: string | null
  sequence: number | null
}

function readStored(body: unknown): Stored | undefined {
  const { status, bookingDatetime, updatedAt, undoUntil, calendarSequence } = membersOf(body)
  return isBookingStatus(status) && typeof bookingDatetime === 'string' && typeof updatedAt === 'string'
    ? {
        ...{ status, start: bookingDatetime, updatedAt },
        undoUntil: typeof undoUntil === 'string' ? undoUntil : null,
        sequence: typeof calendarSequence === 'number' ? calendarSequence : null,
      }
    : undefined
}

const readId = (body: unknown) => {
  const { id } = membersOf(membersOf(body).booking)
  return typeof id === 'string' ? { id } : undefined
}

const fetchBooking = (id: string) => send(`/api/bookings/${id}?depth=0`, { method: 'GET', read: readStored })

export const sendChange = (id: string, body: object, seen: string) =>
  send(`/api/bookings/${id}?depth=0`, {
    method: 'PATCH',
    body,
    ifMatch: seen,
    read: (body) => readStored(membersOf(body).doc),
  })

export const sendLink = (id: string, meetLink: string | null, seen: string) =>
  sendChange(id, { meetLink }, seen)

export const sendStatus = (id: string, status: BookingStatus, seen: string) =>
  sendChange(id, { status }, seen)

export const deleteBooking = (id: string, seen: string) =>
  send(`/api/bookings/${id}`, { method: 'DELETE', ifMatch: seen })

export const bookForVisitor = (body: object) => sendOnce('/api/book-for-visitor', { body, read: readId })

export const moveBooking = (body: object, seen: string) =>
  send('/api/move-booking', {
    body,
    ifMatch: seen,
    read: (answer) => {
      const { booking, ...more } = membersOf(answer)
      return readStored({ ...membersOf(booking), ...more })
    },
  })

export const undoChange = (id: string, sequence: number) =>
  send('/api/undo-booking', { body: { id, sequence } })

export type Result = { id: string; result: string }

const isResult = (entry: unknown): entry is Result =>
  typeof membersOf(entry).id === 'string' && typeof membersOf(entry).result === 'string'

const readResults = (body: unknown) => {
  const { results } = membersOf(body)
  return Array.isArray(results) ? results.filter(isResult) : undefined
}

// Up to two hundred, one after the other.
const SEVERAL_MS = 60_000

export const confirmBookings = (seen: Readonly<Record<string, string>>) =>
  send('/api/confirm-bookings', {
    body: { ids: Object.keys(seen), seen },
    read: readResults,
    timeoutMs: SEVERAL_MS,
  })

/** `seen` holds the versions that the person sees, by id. */
export const cancelBookings = (seen: Readonly<Record<string, string>>, notifyVisitor: boolean) =>
  send('/api/cancel-bookings', {
    body: { ids: Object.keys(seen), seen, notifyVisitor },
    read: readResults,
    timeoutMs: SEVERAL_MS,
  })

export async function whatChanged(seen: ShownBooking, zone: string): Promise<string[]> {
  const answer = await fetchBooking(seen.id)
  if (!answer.ok)
    return answer.reason === 'refused' && answer.status === 404 ? ['The booking was deleted.'] : []
  const { status, start } = answer.data
  const time = (instant: string) => exactTime(Date.parse(instant), zone)
  return [
    ...(status === seen.status
      ? []
      : [`Status: ${statuses[status].label} (was ${statuses[seen.status].label})`]),
    ...(start === seen.start ? [] : [`Time: ${time(start)} (was ${time(seen.start)})`]),
    ...(status === seen.status && start === seen.start ? ['Other details of the booking'] : []),
  ]
}
