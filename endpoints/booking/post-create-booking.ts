import { offeredCall } from '@/features/booking/call-type/queries'
import { bookingSchemaOf, givenAnswers } from '@/features/booking/call-type/schema'
import { createBooking } from '@/features/booking/create/mutations'
import type { BookingOutcome } from '@/features/booking/kernel'
import { countBooking, refundBooking } from '@/features/booking/limits'
import { typeOfBookingSchema } from '@/features/booking/schema'
import { parseInput, readJson } from '@/lib/http/parse'
import { readRepeat } from '@/lib/http/read-repeat'
import { anyone, post } from '../route'
import { bookingAnswer, tooMany, unknownType } from './answers'

const isNew = (outcome: BookingOutcome) =>
  outcome.kind === 'answer' && outcome.answer.status === 201 && !outcome.repeated

const TOO_MANY =
  'Too many calls were booked from your connection. Please try again later or write to us instead.'

export const postCreateBooking = post('/create-booking', anyone, async (req) => {
  const body = await readJson(req)
  if (!body.ok) return body.refusal
  const asked = parseInput(typeOfBookingSchema, body.value)
  if (!asked.ok) return asked.refusal
  const call = await offeredCall(req, asked.value.type)
  if (!call) return unknownType(400)
  const { questions, meeting } = call
  const schema = bookingSchemaOf({ byPhone: meeting.meetingKind === 'phone', questions })
  const request = parseInput(schema, body.value)
  if (!request.ok) return request.refusal
  const repeated = readRepeat(req.headers, 'create-booking', request.value)
  if (!repeated.ok) return repeated.refusal
  const { repeat } = repeated
  const verdict = await countBooking(req)
  if (!verdict.allowed) return tooMany(verdict, TOO_MANY)
  const answers = givenAnswers(questions, request.value.answers)
  const order = { request: request.value, call, answers, now: new Date(), repeat }
  const outcome = await createBooking(req, order)
  if (!isNew(outcome)) await refundBooking(req)
  return bookingAnswer(outcome)
})
