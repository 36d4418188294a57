import type { Endpoint, PayloadRequest } from 'payload'
import { placementOfBooking } from '@/features/booking/availability/lane-queries'
import { nextFree } from '@/features/booking/availability/next-free'
import { dayAvailability } from '@/features/booking/availability/queries'
import { bookedLengths, offeredCall, typeToPlace } from '@/features/booking/call-type/queries'
import { bookingSchemaOf, givenAnswers } from '@/features/booking/call-type/schema'
import * as calls from '@/features/booking/calls'
import { bookAsVisitor } from '@/features/booking/create/mutations'
import { withChosen } from '@/features/booking/host/placement'
import { countBooking, countBookingChange, countSendingAgain, refundBooking } from '@/features/booking/limits'
import { sendBookingMailAgain } from '@/features/booking/mail/send-again'
import { type BookingKey, manageBooking } from '@/features/booking/manage/mutations'
import { shownBooking } from '@/features/booking/queries'
import { type ManageAction, typeOfBookingSchema } from '@/features/booking/schema'
import type { BookingOutcome } from '@/features/booking/transaction'
import { withStoredPhone } from '@/features/site/typed-phone'
import { parseInput, readJson } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { readRepeat } from '@/lib/http/read-repeat'
import { answer } from '@/lib/http/reply'
import { endpoint, readingItself, refuse, tooMany } from '../route'
import { bookingAnswer, storedResponse, withPlacement } from './answers'

const TOO_MANY_REQUESTS = 'Too many emails were requested from your connection. Please try again later.'

const isNew = (outcome: BookingOutcome) =>
  outcome.kind === 'answer' && outcome.answer.status === 201 && !outcome.repeated

const TOO_MANY =
  'Too many calls were booked from your connection. Please try again later or write to us instead.'

const placed = async (req: PayloadRequest, type: string | undefined, host: string | undefined) =>
  withPlacement(await typeToPlace(req, type), (placement) => withChosen(placement, host), 404)

/** Books what a visitor has sent. `byMail`: as a hold, which they confirm by mail. */
export async function bookFor(req: PayloadRequest, body: unknown, { byMail }: { byMail: boolean }) {
  const asked = parseInput(typeOfBookingSchema, body)
  if (!asked.ok) return asked.refusal
  const { type, with: host } = asked.value
  const call = withPlacement(await offeredCall(req, type), (placement) => withChosen(placement, host), 400)
  if (!call.ok) return call.refusal
  const { questions, meeting } = call.value
  const schema = bookingSchemaOf({ byPhone: meeting.meetingKind === 'phone', questions })
  const parsed = parseInput(schema, body)
  if (!parsed.ok) return parsed.refusal
  const request = await withStoredPhone(req, parsed.value)
  if (!request.ok) return request.refusal
  const repeated = readRepeat(req.headers, 'create-booking', request.value)
  if (!repeated.ok) return repeated.refusal
  const { repeat } = repeated
  const verdict = await countBooking(req)
  if (!verdict.allowed) return tooMany(TOO_MANY, verdict)
  const answers = givenAnswers(questions, request.value.answers)
  const order = { request: request.value, call: call.value, answers, now: new Date(), repeat, byMail }
  const outcome = await bookAsVisitor(req, order)
  if (!isNew(outcome)) await refundBooking(req)
  return bookingAnswer(outcome)
}

async function managed(req: PayloadRequest, key: BookingKey, action: ManageAction, unknown: string) {
  if (action.action !== 'view') {
    const verdict = await countBookingChange(req)
    if (!verdict.allowed)
      return tooMany(
        'Too many calls were changed from your connection. Please try again later or write to us instead.',
        verdict,
      )
  }
  const outcome = await manageBooking(req, key, action, new Date())
  switch (outcome.kind) {
    case 'done':
      return answer(200, {
        booking: await shownBooking(req, outcome.booking),
        // Without a mailed link, the new one goes by mail only.
        ...(outcome.token && 'token' in key ? { token: outcome.token } : {}),
      })
    case 'unknown':
      return refuse(404, unknown, 'token' in key ? 'token' : 'bookingId')
    case 'gone':
      return problem(410, outcome.error)
    case 'refused':
      return problem(400, outcome.error)
    case 'answer':
      return storedResponse(outcome.answer)
    case 'closed':
    case 'forbidden':
      throw new Error(`A visitor's change ended as ${outcome.kind}`)
  }
}

/** Mounted in collections/bookings: Payload would take the last part of /api/bookings/manage for a document's id. */
export const postManageBooking = endpoint(
  calls.manageBooking,
  (req, { token, ...action }) =>
    managed(
      req,
      { token },
      action,
      'This link is not valid, or a newer email has replaced it. Please use the link in the latest email.',
    ),
  'bookings',
)

export const visitorEndpoints: Endpoint[] = [
  endpoint(calls.readAvailability, async (req, { date, type, booking, with: host }) => {
    const now = new Date()
    if (booking) {
      const lengths = await bookedLengths(req, booking)
      if (!lengths) return refuse(404, 'There is no such booking.', 'booking')
      const placement = await placementOfBooking(req, booking)
      return answer(200, await dayAvailability(req, { date, now, lengths, placement }))
    }
    const call = await placed(req, type, host)
    return call.ok ? answer(200, await dayAvailability(req, { date, now, ...call.value })) : call.refusal
  }),
  endpoint(calls.readNextFree, async (req, { type, with: host }) => {
    const call = await placed(req, type, host)
    return call.ok ? answer(200, await nextFree(req, call.value, new Date())) : call.refusal
  }),
  readingItself(calls.createBooking, async (req) => {
    const body = await readJson(req)
    return body.ok ? bookFor(req, body.value, { byMail: false }) : body.refusal
  }),
  endpoint(calls.sendBookingAgain, async (req, input) => {
    const verdict = await countSendingAgain(req)
    if (!verdict.allowed) return tooMany(TOO_MANY_REQUESTS, verdict)
    await sendBookingMailAgain(req, input, new Date())
    return answer(202, { message: "If the booking is still to come, we've emailed it again." })
  }),
  endpoint(calls.manageOwnBooking, (req, { bookingId, ...action }, user) =>
    managed(
      req,
      { id: bookingId, ownerEmail: user.email.toLowerCase() },
      action,
      'This is not one of your calls. Reload the page to see which ones you have.',
    ),
  ),
]
