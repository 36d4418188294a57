import type { PayloadRequest } from 'payload'
import type { Booking } from '@/payload-types'
import { type Source, sourceColumns } from '../source/schema'
import type { UnnamedActor } from './audit/mutations'
import { bookingTimes } from './availability/rules'
import type { OfferedCall } from './call-type/queries'
import type { Answer } from './call-type/rules'
import { newManageToken } from './manage/token'
import { newMeeting } from './meeting/mutations'
import type { BookingRequest } from './schema'
import type { BookingStatus } from './status'
import type { CalendarRules, Slot } from './types'

type Person = Source &
  Pick<BookingRequest, 'name' | 'email' | 'company' | 'phone' | 'message'> & {
    visitorTimezone?: string | undefined
    visitorHour12?: boolean | null | undefined
  }

interface NewBooking {
  person: Person
  call: OfferedCall
  answers?: Answer[]
  slot: Slot
  rules: CalendarRules
  status: BookingStatus
  heldUntil?: string | undefined
}

interface WriteContext {
  actor?: UnnamedActor
  /** false: only the team gets mail. */
  notifyVisitor?: boolean
  timesAreSet?: boolean
  fromGoogle?: boolean
}

/** Changes a booking in the transaction of `req`. Hooks add mails, audit entry and calendar update. */
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

export const slotColumns = (slot: Slot, rules: CalendarRules) => ({
  bookingDatetime: slot.start,
  ...bookingTimes(slot.start, rules),
})

export const bookingColumns = ({
  person,
  call,
  answers = [],
  slot,
  rules,
  status,
  heldUntil,
}: NewBooking) => ({
  status,
  name: person.name,
  email: person.email,
  company: person.company ?? null,
  phone: person.phone ?? null,
  message: person.message ?? null,
  callType: call.title,
  ...(answers.length > 0 ? { answers } : {}),
  ...newMeeting(call.meeting),
  visitorTimezone: person.visitorTimezone ?? null,
  visitorHour12: person.visitorHour12 ?? null,
  ...sourceColumns(person),
  ...slotColumns(slot, rules),
  heldUntil: heldUntil ?? null,
})

/** Inserts a booking in the transaction of `req`. @throws the exclusion violation if the time is taken */
export const storeBooking = (req: PayloadRequest, booking: NewBooking, context: WriteContext) =>
  req.payload.create({
    collection: 'bookings',
    overrideAccess: true,
    req,
    depth: 0,
    context: { ...context, timesAreSet: true, meetingIsSet: true },
    data: { ...bookingColumns(booking), calendarSequence: 0, ...newManageToken().columns },
  })
