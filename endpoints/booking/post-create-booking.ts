import type { Endpoint } from 'payload'
import { createBooking } from '@/features/booking/create-booking'
import { bookingRequestSchema } from '@/features/booking/schema'
import { isIdempotencyKey, repeatable } from '@/lib/http/idempotency'
import { parseInput, readJson } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'

const json = { 'content-type': 'application/json' }

/** POST /api/create-booking: a visitor books a call. 201, 400 with the fields, 409 with the fresh slots, 422 for a reused key. */
export const postCreateBooking: Endpoint = {
  path: '/create-booking',
  method: 'post',
  handler: async (req) => {
    const body = await readJson(req)
    if (!body.ok) return body.refusal
    const request = parseInput(bookingRequestSchema, body.value)
    if (!request.ok) return request.refusal
    const key = req.headers.get('idempotency-key')
    if (key !== null && !isIdempotencyKey(key)) {
      return problem(400, {
        field: 'Idempotency-Key',
        code: 'invalid',
        message: 'The Idempotency-Key must be 1 to 255 printable characters.',
      })
    }
    const repeat = key === null ? undefined : repeatable('create-booking', key, request.value)
    const outcome = await createBooking(req.payload, { request: request.value, now: new Date(), repeat })
    if (outcome.kind === 'refused') return problem(400, outcome.error)
    if (outcome.kind === 'key_reused') {
      return problem(422, {
        field: 'Idempotency-Key',
        code: 'key_reused',
        message: 'This Idempotency-Key was used before with another request.',
      })
    }
    return new Response(outcome.answer.body, { status: outcome.answer.status, headers: json })
  },
}
