import type { Endpoint } from 'payload'
import { createBooking } from '@/features/booking/create/mutations'
import type { BookingOutcome } from '@/features/booking/kernel'
import { countBooking, refundBooking } from '@/features/booking/limits'
import { isByPhone } from '@/features/booking/meeting/queries'
import { bookingRequestSchema, phoneBookingRequestSchema } from '@/features/booking/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { readRepeat } from '@/lib/http/read-repeat'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { bookingAnswer } from './booking-answer'

const isNew = (outcome: BookingOutcome) =>
  outcome.kind === 'answer' && outcome.answer.status === 201 && !outcome.repeated

const tooManyBookings = (verdict: LimitVerdict) =>
  problem(
    429,
    {
      code: 'rate_limited',
      message:
        'Too many calls were booked from your connection. Please try again later or write to us instead.',
    },
    {},
    limitHeaders(verdict),
  )

/** POST /api/create-booking: 201, 400 with fields, 409 with fresh slots, 422 for a reused key, 429. */
export const postCreateBooking: Endpoint = {
  path: '/create-booking',
  method: 'post',
  handler: async (req) => {
    const byPhone = await isByPhone(req.payload)
    const request = await parseBody(req, byPhone ? phoneBookingRequestSchema : bookingRequestSchema)
    if (!request.ok) return request.refusal
    const repeated = readRepeat(req.headers, 'create-booking', request.value)
    if (!repeated.ok) return repeated.refusal
    const { repeat } = repeated
    const verdict = await countBooking(req)
    if (!verdict.allowed) return tooManyBookings(verdict)
    const outcome = await createBooking(req, { request: request.value, now: new Date(), repeat })
    if (!isNew(outcome)) await refundBooking(req)
    return bookingAnswer(outcome)
  },
}
