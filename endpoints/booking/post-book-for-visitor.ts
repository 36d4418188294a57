import { offeredCall } from '@/features/booking/call-type/queries'
import { bookForVisitor } from '@/features/booking/desk/book-for-visitor'
import { bookForVisitorSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { readRepeat } from '@/lib/http/read-repeat'
import { post, superAdminOnly } from '../route'
import { bookingAnswer } from './booking-answer'
import { unknownType } from './unknown-type'

/** POST /api/book-for-visitor: a super admin books for a visitor. Responds like POST /api/create-booking. */
export const postBookForVisitor = post('/book-for-visitor', superAdminOnly, async (req) => {
  const request = await parseBody(req, bookForVisitorSchema)
  if (!request.ok) return request.refusal
  const repeated = readRepeat(req.headers, `book-for:${req.user?.id}`, request.value)
  if (!repeated.ok) return repeated.refusal
  const { repeat } = repeated
  const call = await offeredCall(req, request.value.type)
  if (!call) return unknownType(400)
  const order = { request: request.value, call, now: new Date(), repeat }
  return bookingAnswer(await bookForVisitor(req, order))
})
