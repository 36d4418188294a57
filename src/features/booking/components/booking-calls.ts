import { call } from '@/lib/http/call'
import type { Received, Sent } from '@/lib/http/contract'
import { readGlobal } from '@/lib/http/documents'
import type { Answer } from '@/lib/http/send'
import * as calls from '../calls'
import { rulesOf } from '../settings/rules'
import type { CalendarRules, Slot } from '../types'
import type { BookingView } from '../view'

// A network that answers for us may send any JSON: it has none of what is read.

export const fetchCalendarRules = (signal: AbortSignal): Promise<Answer<CalendarRules>> =>
  readGlobal('calendar-settings', {
    read: (settings) => (settings.timezone ? rulesOf(settings) : undefined),
    signal,
  })

export interface AskedCall {
  type?: string | undefined
  with?: string | undefined
  booking?: string | undefined
}

export function fetchSlots(date: string, { type, with: host, booking }: AskedCall, signal: AbortSignal) {
  const asked = { date, ...(booking ? { booking } : { type, with: host }) }
  return call(calls.readAvailability, asked, {
    read: ({ slots, toBeConfirmed = false, reason }) =>
      slots && { slots, toBeConfirmed, reason: reason?.message ?? null },
    signal,
  })
}

type Got<Fetch extends (...given: never[]) => Promise<Answer<unknown>>> = Extract<
  Awaited<ReturnType<Fetch>>,
  { ok: true }
>['data']

export type DaySlots = Got<typeof fetchSlots>
export type NextFree = Got<typeof fetchNextFree>
export type DatedSlot = Slot & { date: string }

/** `full` are business days without a free time. */
export const fetchNextFree = ({ type, with: host }: AskedCall, signal: AbortSignal) =>
  call(
    calls.readNextFree,
    { type, with: host },
    { read: ({ next, full, now }) => next && { next, full: new Set(full), now: new Date(now) }, signal },
  )

export const sendBookingAgain = (bookingId: string, email: string) =>
  call(calls.sendBookingAgain, { bookingId, email })

export type BookedView = Received<typeof calls.createBooking>['booking']

const readRefusal = ({ slots }: { slots?: Slot[] | undefined }) => slots

/** Books a call. A repeated attempt books once. A refusal contains fresh times. */
export const createBooking = (body: Sent<typeof calls.createBooking>): Promise<Answer<BookedView, Slot[]>> =>
  call(calls.createBooking, body, { read: ({ booking }) => booking, readRefusal })

export type ManageRequest = { action: 'view' } | { action: 'confirm' } | OwnRequest

export type OwnRequest =
  | { action: 'cancel'; reason: string }
  | { action: 'reschedule'; preferredDate: string; preferredTime: string; start: string }

type Managed = { booking: BookingView; token?: string | undefined }
export type ManageAnswer = Answer<Managed, Slot[]>

const reading = { read: (managed: Managed) => (managed.booking ? managed : undefined), readRefusal }

export const sendManage = (token: string, request: ManageRequest): Promise<ManageAnswer> =>
  call(calls.manageBooking, { token, ...request }, reading)

/** The same for a signed-in user's own call, without a token. */
export const sendManageOwn = (bookingId: string, request: OwnRequest): Promise<ManageAnswer> =>
  call(calls.manageOwnBooking, { bookingId, ...request }, reading)
