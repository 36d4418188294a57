import { type Source, sourceColumns } from '../../source/schema'
import { bookingTimes } from '../availability/rules'
import type { OfferedCall } from '../call-type/queries'
import type { Answer } from '../call-type/rules'
import type { TakenTime } from '../day/take-time'
import { meetingWith, newMeeting } from '../meeting/mutations'
import type { BookingRequest } from '../schema'
import type { BookingStatus } from '../status'

type Person = Source &
  Pick<BookingRequest, 'name' | 'email' | 'company' | 'phone' | 'message'> & {
    visitorTimezone?: string | undefined
    visitorHour12?: boolean | null | undefined
  }

export interface NewBooking extends TakenTime {
  person: Person
  call: OfferedCall
  answers?: Answer[]
  status: BookingStatus
  heldUntil?: string | undefined
}

export const slotColumns = ({ slot, rules }: Pick<TakenTime, 'slot' | 'rules'>) => ({
  bookingDatetime: slot.start,
  ...bookingTimes(slot.start, rules),
})

export const bookingColumns = ({
  person,
  call,
  answers = [],
  slot,
  rules,
  host,
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
  ...newMeeting(meetingWith(call.meeting, host)),
  host: host?.id ?? null,
  // With a host, the call is assigned to that person.
  assignee: host?.user ?? null,
  visitorTimezone: person.visitorTimezone ?? null,
  visitorHour12: person.visitorHour12 ?? null,
  ...sourceColumns(person),
  ...slotColumns({ slot, rules }),
  heldUntil: heldUntil ?? null,
})
