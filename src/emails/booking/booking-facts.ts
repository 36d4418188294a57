import { LINK_FOLLOWS } from '@/content/appointment'
import { clocksDiffer, clockTime, longDateInZone, utcOffset, zoneLabel } from '@/lib/time/format'
import { isKnownTimeZone } from '@/lib/time/zone'
import { shownPhone } from '@/lib/validation/phone-number'
import { readableAddress } from '@/lib/validation/readable-address'
import type { Booking } from '@/payload-types'
import type { Brand, Fact } from '../message'

type MailedField =
  | 'id'
  | 'name'
  | 'email'
  | 'status'
  | 'callType'
  | 'company'
  | 'phone'
  | 'message'
  | 'visitorTimezone'
  | 'meetLink'
  | 'visitorCancelReason'
  | 'teamCancelReason'

export interface MailedBooking extends Pick<Booking, MailedField> {
  answers?: readonly { question: string; answer: string }[] | undefined
  start: Date
  end: Date
  /** IANA name of the business zone at the time of booking. */
  timezone: string
  hour12?: boolean | undefined
  byPhone?: boolean | undefined
  /** Who takes the call, if it is not the desk. */
  hostName?: string | null | undefined
  /** From which the host calls. */
  hostPhone?: string | null | undefined
}

export interface VisitorMail {
  brand: Brand
  booking: MailedBooking
  /** Opens the booking's page. If it is missing, the message refers to an earlier link. */
  manageUrl?: string | null | undefined
  previousStart?: Date | null | undefined
}

export function shortWhen({
  start,
  timezone,
  hour12 = false,
}: Pick<MailedBooking, 'start' | 'timezone' | 'hour12'>): string {
  const time = clockTime(start, timezone, hour12)
  return `${longDateInZone(start, timezone)}, ${time} ${zoneLabel(timezone, start)}`
}

function when({ start, end, hour12 = false }: MailedBooking, zone: string): string {
  const label = zoneLabel(zone, start)
  const endLabel = zoneLabel(zone, end)
  // If the clocks change during the call, its end has another label.
  const until = `${clockTime(end, zone, hour12)}${endLabel === label ? '' : ` ${endLabel}`}`
  const from = `${clockTime(start, zone, hour12)}${endLabel === label ? '' : ` ${label}`}`
  return `${longDateInZone(start, zone)}\n${from} to ${until} ${endLabel === label ? `${label} ` : ''}(${zone}, ${utcOffset(zone, start)})`
}

/** The time in the business zone with label and offset, and in the visitor's zone if that differs. */
export function timeFacts(booking: MailedBooking, ownTime = 'Your local time'): Fact[] {
  const { start, end, timezone, visitorTimezone: own } = booking
  const differs = own && isKnownTimeZone(own) && clocksDiffer(timezone, own, start)
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000)
  return [
    ['Call', booking.callType],
    ['With', booking.hostName],
    ['When', when(booking, timezone)],
    [ownTime, differs ? when(booking, own) : null],
    ['Length', `${minutes} minutes, ${booking.byPhone ? 'phone' : 'video'} call`],
  ]
}

export const beforeFact = (booking: MailedBooking, previousStart: Date | null | undefined): Fact => [
  'Before',
  previousStart && shortWhen({ ...booking, start: previousStart }),
]

export const meetingFact = ({ meetLink }: MailedBooking): Fact => [
  'Join the call',
  meetLink?.startsWith('https://') ? meetLink : null,
]

/** Of a confirmed call. */
export const confirmedFact = (booking: MailedBooking): Fact => {
  const [label, value] = callFact(booking)
  return value ? [label, value] : ['Video link', LINK_FOLLOWS]
}

export const callFact = (booking: MailedBooking): Fact =>
  booking.byPhone
    ? [
        'Phone',
        `We call you at the number that you gave us${booking.hostPhone ? `, from ${shownPhone(booking.hostPhone)}` : ''}.`,
      ]
    : meetingFact(booking)

export const submittedFacts = (booking: MailedBooking): Fact[] => [
  ['Name', booking.name],
  ['Email', readableAddress(booking.email)],
  ['Company', booking.company],
  ['Phone', booking.phone && shownPhone(booking.phone)],
  ['Message', booking.message],
  ['Reason for cancelling', booking.visitorCancelReason],
  ...(booking.answers ?? []).map(({ question, answer }): Fact => [question, answer]),
]

const PLAIN_NAME = /^(?=.{1,40}$)[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,3}$/u

/** Visitors can enter any text and address, so a message repeats only plain names. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name)

export function manageAction({ manageUrl, brand }: VisitorMail) {
  return manageUrl
    ? { action: { label: 'Change or cancel the call', url: manageUrl } }
    : {
        closing: [
          `To change or cancel the call, use the link in our earlier email or write to ${brand.contactEmail}.`,
        ],
      }
}
