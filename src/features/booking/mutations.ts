import type { PayloadRequest } from 'payload'
import type { Booking } from '@/payload-types'
import type { UnnamedActor } from './audit/mutations'
import { bookingTimes } from './availability/rules'
import { newManageToken } from './manage/token'
import type { BookingRequest } from './schema'
import type { BookingStatus } from './status'
import type { CalendarRules, Slot } from './types'

type Person = Pick<BookingRequest, 'name' | 'email' | 'company' | 'phone' | 'message'> & {
  visitorTimezone?: string | undefined
  visitorHour12?: boolean | null | undefined
}

interface NewBooking {
  person: Person
  slot: Slot
  rules: CalendarRules
  status: BookingStatus
  /** UTC instant until which an unconfirmed visitor keeps the time. */
  heldUntil?: string | undefined
}

/** What the hooks of the collection are to know about a write. */
interface WriteContext {
  /** Who acts, where nobody is signed in. */
  actor?: UnnamedActor
  /** false: the team alone is told. */
  notifyVisitor?: boolean
  /** The columns of `slotColumns` are among the data. */
  timesAreSet?: boolean
  /** The change comes from the connected calendar. */
  fromGoogle?: boolean
}

/** Changes a booking in the transaction of `req`; mails, audit entry and calendar follow from the hooks. */
export const changeBooking = (
  req: PayloadRequest,
  id: string,
  data: Partial<Booking>,
  context: WriteContext,
): Promise<Booking> =>
  req.payload.update({
    collection: 'bookings',
    id,
    data,
    depth: 0,
    overrideAccess: true,
    req,
    context: { ...context },
  })

/** The columns of a booking that say when it is. */
export const slotColumns = (slot: Slot, rules: CalendarRules) => ({
  bookingDatetime: slot.start,
  ...bookingTimes(slot.start, rules),
})

/**
 * Inserts a booking, in the transaction of `req`; its mails and its audit entry follow from the hooks.
 * @throws the database's exclusion violation when the time is taken.
 */
export function storeBooking(
  req: PayloadRequest,
  { person, slot, rules, status, heldUntil }: NewBooking,
  context: WriteContext,
): Promise<Booking> {
  return req.payload.create({
    collection: 'bookings',
    overrideAccess: true,
    req,
    depth: 0,
    context: { ...context, timesAreSet: true },
    data: {
      status,
      name: person.name,
      email: person.email,
      company: person.company ?? null,
      phone: person.phone ?? null,
      message: person.message ?? null,
      visitorTimezone: person.visitorTimezone ?? null,
      visitorHour12: person.visitorHour12 ?? null,
      ...slotColumns(slot, rules),
      heldUntil: heldUntil ?? null,
      calendarSequence: 0,
      ...newManageToken().columns,
    },
  })
}
