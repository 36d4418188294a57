import type { Endpoint } from 'payload'
import { cancelBurst } from '@/features/booking/burst/mutations'
import { offeredCall } from '@/features/booking/call-type/queries'
import * as calls from '@/features/booking/desk/calls'
import { bookingsCsv } from '@/features/booking/desk/export'
import {
  bookingsFeed,
  createFeedAddress,
  feedOfKey,
  feedState,
  revokeFeedAddress,
} from '@/features/booking/desk/feed'
import {
  bookForVisitor,
  cancelBookings,
  confirmBookings,
  moveBooking,
} from '@/features/booking/desk/mutations'
import { undoChange } from '@/features/booking/desk/undo'
import { withNamed } from '@/features/booking/host/placement'
import { shownBooking } from '@/features/booking/queries'
import { isSuperAdmin } from '@/features/role/queries'
import { recordExport } from '@/features/security/record-export'
import { withStoredPhone } from '@/features/site/typed-phone'
import { staleWrite } from '@/lib/http/if-match'
import { forbidden, problem } from '@/lib/http/problem'
import { readRepeat } from '@/lib/http/read-repeat'
import { answer, file } from '@/lib/http/reply'
import { recentRefusal } from '../access/recently-authenticated'
import { endpoint, refuse } from '../route'
import { bookingAnswer, movedAnswer, notThere, unknownType, withPlacement } from './answers'

/** Sends a part when the reader is ready for it. Stops when the reader leaves. */
function streamed(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

const KEY = /^[\w-]{43}$/

export const deskEndpoints: Endpoint[] = [
  endpoint(calls.bookForVisitor, async (req, typed, user) => {
    const request = await withStoredPhone(req, typed)
    if (!request.ok) return request.refusal
    const repeated = readRepeat(req.headers, `book-for:${user.id}`, request.value)
    if (!repeated.ok) return repeated.refusal
    const { repeat } = repeated
    const { type, with: host } = request.value
    const call = withPlacement(await offeredCall(req, type), (placement) => withNamed(placement, host), 400)
    if (!call.ok) return call.refusal
    const order = { request: request.value, call: call.value, now: new Date(), repeat }
    return bookingAnswer(await bookForVisitor(req, order))
  }),
  endpoint(calls.moveBooking, async (req, input) => {
    const { type } = input
    const call = type ? await offeredCall(req, type) : undefined
    if (type && !call) return unknownType(400)
    return movedAnswer(req, await moveBooking(req, input, call, new Date()))
  }),
  endpoint(calls.undoBooking, async (req, input) => {
    const outcome = await undoChange(req, input, new Date())
    switch (outcome.kind) {
      case 'done': {
        const { updatedAt } = outcome.booking
        return answer(200, { booking: await shownBooking(req, outcome.booking), updatedAt })
      }
      case 'unknown':
        return notThere()
      case 'stale':
        return problem(412, staleWrite)
      case 'taken':
        return problem(409, { code: 'slot_taken', message: 'The earlier time was taken in the meantime.' })
      case 'over':
        return refuse(
          410,
          'It is too late to undo: the email has been sent. Open the booking to change it again.',
        )
      default:
        return forbidden('Only super admins can undo a change that someone else has made.')
    }
  }),
  endpoint(calls.cancelBookings, async (req, input) =>
    answer(200, { results: await cancelBookings(req, input, new Date()) }),
  ),
  endpoint(calls.confirmBookings, async (req, input) => {
    // Only super admins change several at once (docs/decisions/0121).
    if (new Set(input.ids.map((id) => id.toLowerCase())).size > 1 && !(await isSuperAdmin(req)))
      return forbidden('You can confirm one booking at a time.')
    return answer(200, { results: await confirmBookings(req, input, new Date()) })
  }),
  endpoint(calls.cancelBurst, async (req, input) =>
    answer(200, await cancelBurst(req, input.burst, new Date())),
  ),
  endpoint(calls.exportBookings, async (req, filter) => {
    const now = new Date()
    const { q, ...rest } = filter
    await recordExport(req, 'bookings', { ...rest, searched: Boolean(q) })
    return file(streamed(bookingsCsv(req.payload, filter, now)), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bookings-${filter.view}-${now.toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
    })
  }),
  /** The address gives lasting access to bookings, so a session alone is not enough. */
  endpoint(calls.changeFeed, async (req, input, user) => {
    if (input.calls === 'all' && !(await isSuperAdmin(req))) return forbidden()
    const assignee = input.calls === 'own' ? user.id : null
    if (input.action === 'create') {
      const refusal = await recentRefusal(req)
      if (refusal) return refusal
      const address = await createFeedAddress(req, assignee)
      return answer(201, { address, ...(await feedState(req.payload, assignee)) })
    }
    await revokeFeedAddress(req, assignee)
    return answer(200, { since: null })
  }),
  endpoint(calls.readFeed, async (req, { key = '' }) => {
    const feed = KEY.test(key) ? await feedOfKey(req.payload, key) : undefined
    if (!feed) return refuse(404, 'There is nothing here.')
    return file(await bookingsFeed(req.payload, { ...feed, now: new Date() }), {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="bookings.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  }),
]
