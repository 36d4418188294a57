import type { Endpoint, PayloadRequest } from 'payload'
import { nextFree } from '@/features/booking/availability/next-free'
import { dayAvailability } from '@/features/booking/availability/queries'
import { bookedLengths, offeredCall, typeLengths } from '@/features/booking/call-type/queries'
import { bookingSchemaOf, givenAnswers } from '@/features/booking/call-type/schema'
import { bookAsVisitor } from '@/features/booking/create/mutations'
import { countBooking, countBookingChange, countSendingAgain, refundBooking } from '@/features/booking/limits'
import { sendBookingMailAgain } from '@/features/booking/mail/send-again'
import { type BookingKey, manageBooking } from '@/features/booking/manage/mutations'
import {
  availabilityQuerySchema,
  type ManageAction,
  manageOwnSchema,
  manageRequestSchema,
  nextFreeQuerySchema,
  sendAgainSchema,
  typeOfBookingSchema,
} from '@/features/booking/schema'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import type { BookingOutcome } from '@/features/booking/transaction'
import { bookingView } from '@/features/booking/view'
import { withStoredPhone } from '@/features/site/typed-phone'
import { parseBody, parseInput, readJson } from '@/lib/http/parse'
import { type ApiError, problem } from '@/lib/http/problem'
import { readRepeat } from '@/lib/http/read-repeat'
import { anyone, get, post, signedInOnly } from '../route'
import { bookingAnswer, storedResponse, tooMany, unknownType } from './answers'

const TOO_MANY_REQUESTS = 'Too many emails were requested from your connection. Please try again later.'

const postSendBookingAgain = post('/send-booking-again', anyone, sendAgainSchema, async (req, input) => {
  const verdict = await countSendingAgain(req)
  if (!verdict.allowed) return tooMany(verdict, TOO_MANY_REQUESTS)
  await sendBookingMailAgain(req, input, new Date())
  return Response.json(
    { message: "If the booking is still to come, we've emailed it again." },
    { status: 202 },
  )
})

const isNew = (outcome: BookingOutcome) =>
  outcome.kind === 'answer' && outcome.answer.status === 201 && !outcome.repeated

const TOO_MANY =
  'Too many calls were booked from your connection. Please try again later or write to us instead.'

const postCreateBooking = post('/create-booking', anyone, async (req) => {
  const body = await readJson(req)
  if (!body.ok) return body.refusal
  const asked = parseInput(typeOfBookingSchema, body.value)
  if (!asked.ok) return asked.refusal
  const call = await offeredCall(req, asked.value.type)
  if (!call) return unknownType(400)
  const { questions, meeting } = call
  const schema = bookingSchemaOf({ byPhone: meeting.meetingKind === 'phone', questions })
  const parsed = parseInput(schema, body.value)
  if (!parsed.ok) return parsed.refusal
  const request = await withStoredPhone(req, parsed.value)
  if (!request.ok) return request.refusal
  const repeated = readRepeat(req.headers, 'create-booking', request.value)
  if (!repeated.ok) return repeated.refusal
  const { repeat } = repeated
  const verdict = await countBooking(req)
  if (!verdict.allowed) return tooMany(verdict, TOO_MANY)
  const answers = givenAnswers(questions, request.value.answers)
  const order = { request: request.value, call, answers, now: new Date(), repeat }
  const outcome = await bookAsVisitor(req, order)
  if (!isNew(outcome)) await refundBooking(req)
  return bookingAnswer(outcome)
})

const getAvailability = get('/availability', anyone, async (req) => {
  const query = parseInput(availabilityQuerySchema, Object.fromEntries(req.searchParams))
  if (!query.ok) return query.refusal
  const { date, type, booking } = query.value
  const lengths = booking ? await bookedLengths(req, booking) : await typeLengths(req, type)
  if (lengths) return Response.json(await dayAvailability(req, { date, lengths, now: new Date() }))
  return booking
    ? problem(404, { field: 'booking', code: 'not_found', message: 'There is no such booking.' })
    : unknownType(404)
})

const getNextFree = get('/next-free', anyone, async (req) => {
  const query = parseInput(nextFreeQuerySchema, Object.fromEntries(req.searchParams))
  if (!query.ok) return query.refusal
  const lengths = await typeLengths(req, query.value.type)
  if (!lengths) return unknownType(404)
  return Response.json(await nextFree(req, lengths, new Date()))
})

async function managed(req: PayloadRequest, key: BookingKey, action: ManageAction, unknown: ApiError) {
  if (action.action !== 'view') {
    const verdict = await countBookingChange(req)
    if (!verdict.allowed)
      return tooMany(
        verdict,
        'Too many calls were changed from your connection. Please try again later or write to us instead.',
      )
  }
  const outcome = await manageBooking(req, key, action, new Date())
  switch (outcome.kind) {
    case 'done':
      return Response.json({
        booking: bookingView(outcome.booking, await changeNoticeHours(req)),
        // Without a mailed link, the new one goes by mail only.
        ...(outcome.token && 'token' in key ? { token: outcome.token } : {}),
      })
    case 'unknown':
      return problem(404, unknown)
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

/** POST /api/bookings/manage: view, cancel or reschedule by token. Payload looks in the collection first. */
export const postManageBooking: Omit<Endpoint, 'root'> = {
  path: '/manage',
  method: 'post',
  handler: async (req) => {
    const request = await parseBody(req, manageRequestSchema)
    if (!request.ok) return request.refusal
    const { token, ...action } = request.value
    return managed(req, { token }, action, {
      field: 'token',
      code: 'not_found',
      message:
        'This link is not valid, or a newer email has replaced it. Please use the link in the latest email.',
    })
  },
}

const postManageOwnBooking = post(
  '/my-bookings/manage',
  signedInOnly,
  manageOwnSchema,
  (req, { bookingId, ...action }, user) =>
    managed(req, { id: bookingId, ownerEmail: user.email.toLowerCase() }, action, {
      field: 'bookingId',
      code: 'not_found',
      message: 'This is not one of your calls. Reload the page to see which ones you have.',
    }),
)

export const visitorEndpoints: Endpoint[] = [
  getAvailability,
  getNextFree,
  postCreateBooking,
  postSendBookingAgain,
  postManageOwnBooking,
]
