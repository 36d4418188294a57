import type { PayloadRequest } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { calendarFor } from '@/features/calendar/connection/stored'
import type { Repeatable } from '@/lib/http/idempotency'
import { isRobot } from '@/lib/validation/honeypot'
import { countArrivals, recordArrival } from '../burst/mutations'
import type { OfferedCall } from '../call-type/queries'
import type { Answer } from '../call-type/rules'
import { createBooking } from '../change/mutations'
import { confirmsAtOnce } from '../confirmation/queries'
import type { TakenTime } from '../day/take-time'
import { holdEnd, holdFor } from '../hold/mutations'
import { shownHostOf } from '../host/shown-hosts'
import type { BookingRequest } from '../schema'
import { type BookingOutcome, bookTime } from '../transaction'
import { type BookingView, bookingView } from '../view'
import { bookingColumns } from './columns'

interface BookingOrder {
  request: BookingRequest
  call: OfferedCall
  answers: Answer[]
  now: Date
  repeat?: Repeatable | undefined
  /** The visitor confirms by mail, with any settings. */
  byMail?: boolean
}

/** A signed-in client who books with the account's confirmed address. */
const isKnownClient = ({ user }: PayloadRequest, email: string) =>
  user?.email.toLowerCase() === email.toLowerCase()

async function book(
  req: PayloadRequest,
  { request, call, answers, now, byMail }: BookingOrder,
  { slot, rules, host }: TakenTime,
): Promise<BookingView> {
  const { email } = request
  const { payload } = req
  const settings = await storedSettings(payload, req)
  const noticeHours = settings.minimumChangeNoticeHours
  const arrivals = isKnownClient(req, email)
    ? undefined
    : await countArrivals(req, now, settings.unconfirmedPerHour)
  const allConfirm = byMail || settings.visitorsConfirmByMail || arrivals?.isAbove === true
  const status =
    !allConfirm && (await confirmsAtOnce(req, slot, rules, host?.id ?? null)) ? 'confirmed' : 'pending'
  const wanted = { person: request, call, answers, slot, rules, host }
  const shown = await shownHostOf(req, { host: host?.id ?? null })
  if (isRobot(request)) {
    const held = allConfirm ? { heldUntil: holdEnd(now) } : {}
    const pretended = bookingColumns({ ...wanted, status, ...held })
    return bookingView({ id: crypto.randomUUID(), ...pretended }, noticeHours, shown)
  }
  const hold = await holdFor(req, { email, allConfirm, now })
  const booking = await createBooking(
    req,
    { ...wanted, status: hold ? 'pending' : status, heldUntil: hold?.heldUntil },
    { by: 'visitor', notify: hold?.mayMail },
  )
  if (arrivals) await recordArrival(req, { bookingId: booking.id, arrivals, now })
  // An answer that differs would reveal a hold to strangers.
  return {
    ...bookingView(booking, noticeHours, shown),
    status,
    heldUntil: hold?.mayReveal ? hold.heldUntil : null,
  }
}

export function bookAsVisitor(actor: PayloadRequest, booking: BookingOrder): Promise<BookingOutcome> {
  const { request, call, now, repeat } = booking
  const order = { asked: request, lengths: call.lengths, placement: call.placement, now, repeat }
  return bookTime(actor, order, async (req, time) => {
    const booked = await book(req, booking, time)
    // Google makes the link when the call is confirmed.
    const linkFollows =
      booked.meetingKind === 'google_meet' && Boolean(await calendarFor(req, time.host?.id ?? null))
    return { ...booked, linkFollows }
  })
}
