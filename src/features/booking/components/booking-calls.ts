import { call } from '@/lib/http/call'
import type { Sent } from '@/lib/http/contract'
import { readGlobal } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import type { CalendarSetting } from '@/payload-types'
import * as calls from '../calls'
import { rulesOf } from '../settings/rules'
import type { CalendarRules, Slot } from '../types'
import type { BookingView } from '../view'

function readSlot(entry: unknown): Slot[] {
  const { time, start, end } = membersOf(entry)
  return typeof time === 'string' && typeof start === 'string' && typeof end === 'string'
    ? [{ time, start, end }]
    : []
}

function readSlots(body: unknown): Slot[] | undefined {
  const { slots } = membersOf(body)
  return Array.isArray(slots) ? slots.flatMap(readSlot) : undefined
}

const isBooking = (value: unknown): value is BookingView => {
  const { id, bookingDatetime, endsAt, timezone, status } = membersOf(value)
  return [id, bookingDatetime, endsAt, timezone, status].every((part) => typeof part === 'string')
}

function readBooking(body: unknown): BookingView | undefined {
  const { booking } = membersOf(body)
  return isBooking(booking) ? booking : undefined
}

const isSettings = (value: unknown): value is CalendarSetting => {
  const { timezone, workingDays } = membersOf(value)
  return typeof timezone === 'string' && timezone !== '' && Array.isArray(workingDays)
}

const readRules = (body: CalendarSetting): CalendarRules | undefined =>
  isSettings(body) ? rulesOf(body) : undefined

export const fetchCalendarRules = (signal: AbortSignal): Promise<Answer<CalendarRules>> =>
  readGlobal('calendar-settings', { read: readRules, signal })

export interface DaySlots {
  slots: Slot[]
  toBeConfirmed: boolean
  reason: string | null
}

function readDay(body: unknown): DaySlots | undefined {
  const slots = readSlots(body)
  const { toBeConfirmed, reason } = membersOf(body)
  const { message } = membersOf(reason)
  return (
    slots && {
      slots,
      toBeConfirmed: toBeConfirmed === true,
      reason: typeof message === 'string' ? message : null,
    }
  )
}

export interface AskedCall {
  type?: string | undefined
  /** The slug of a host. */
  with?: string | undefined
  booking?: string | undefined
}

export function fetchSlots(
  date: string,
  { type, with: host, booking }: AskedCall,
  signal: AbortSignal,
): Promise<Answer<DaySlots>> {
  return call(
    calls.readAvailability,
    { date, ...(booking ? { booking } : { type, with: host }) },
    { read: readDay, signal },
  )
}

export type DatedSlot = Slot & { date: string }

export interface NextFree {
  next: DatedSlot[]
  /** Business days without a free time. */
  full: ReadonlySet<string>
  now: Date
}

function readNext(body: unknown): NextFree | undefined {
  const { next, full, now } = membersOf(body)
  if (!Array.isArray(next) || typeof now !== 'string') return undefined
  const slots = next.flatMap((entry) => {
    const { date } = membersOf(entry)
    return typeof date === 'string' ? readSlot(entry).map((slot) => ({ date, ...slot })) : []
  })
  const days = Array.isArray(full) ? full.filter((day) => typeof day === 'string') : []
  return { next: slots, full: new Set(days), now: new Date(now) }
}

export const fetchNextFree = (
  { type, with: host }: AskedCall,
  signal: AbortSignal,
): Promise<Answer<NextFree>> => call(calls.readNextFree, { type, with: host }, { read: readNext, signal })

export const sendBookingAgain = (bookingId: string, email: string): Promise<Answer<true>> =>
  call(calls.sendBookingAgain, { bookingId, email }, { read: () => true as const })

export interface BookedView extends BookingView {
  linkFollows: boolean
}

function readBooked(body: unknown): BookedView | undefined {
  const booking = readBooking(body)
  return booking && { ...booking, linkFollows: membersOf(membersOf(body).booking).linkFollows === true }
}

/** Books a call. A repeated attempt books once. A refusal contains fresh times. */
export const createBooking = (body: Sent<typeof calls.createBooking>): Promise<Answer<BookedView, Slot[]>> =>
  call(calls.createBooking, body, { read: readBooked, readRefusal: readSlots })

export type ManageRequest = { action: 'view' } | { action: 'confirm' } | OwnRequest

export type OwnRequest =
  | { action: 'cancel'; reason: string }
  | { action: 'reschedule'; preferredDate: string; preferredTime: string; start: string }

type Managed = { booking: BookingView; token: string | null }
export type ManageAnswer = Answer<Managed, Slot[]>

function readManaged(body: unknown): Managed | undefined {
  const booking = readBooking(body)
  const { token } = membersOf(body)
  return booking && { booking, token: typeof token === 'string' ? token : null }
}

const reading = { read: readManaged, readRefusal: readSlots }

export const sendManage = (token: string, request: ManageRequest): Promise<ManageAnswer> =>
  call(calls.manageBooking, { token, ...request }, reading)

/** The same for a signed-in user's own call, without a token. */
export const sendManageOwn = (bookingId: string, request: OwnRequest): Promise<ManageAnswer> =>
  call(calls.manageOwnBooking, { bookingId, ...request }, reading)
