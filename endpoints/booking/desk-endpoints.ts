import type { Endpoint } from 'payload'
import { cancelBurst } from '@/features/booking/burst/mutations'
import { offeredCall } from '@/features/booking/call-type/queries'
import { bookingsCsv } from '@/features/booking/desk/export'
import {
  bookingsFeed,
  createFeedAddress,
  feedOfKey,
  feedState,
  revokeFeedAddress,
} from '@/features/booking/desk/feed'
import { deskFilterSchema } from '@/features/booking/desk/filter'
import {
  bookForVisitor,
  cancelBookings,
  confirmBookings,
  moveBooking,
} from '@/features/booking/desk/mutations'
import {
  bookForVisitorSchema,
  cancelBookingsSchema,
  cancelBurstSchema,
  confirmBookingsSchema,
  feedActionSchema,
  moveBookingSchema,
  undoBookingSchema,
} from '@/features/booking/desk/schema'
import { undoChange } from '@/features/booking/desk/undo'
import { changeNoticeHours } from '@/features/booking/settings/queries'
import { bookingView } from '@/features/booking/view'
import { isSuperAdmin } from '@/features/role/queries'
import { recordExport } from '@/features/security/record-export'
import { withStoredPhone } from '@/features/site/typed-phone'
import { malformedVersion, staleWrite } from '@/lib/http/if-match'
import { parseBody, parseInput } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { readRepeat } from '@/lib/http/read-repeat'
import { recentlyAuthenticated, recentOnly } from '../access/recently-authenticated'
import { anyone, callTakerOnly, get, post, superAdminOnly } from '../route'
import { bookingAnswer, storedResponse, unknownType } from './answers'

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

const notThere = () =>
  problem(404, { field: 'id', code: 'not_found', message: 'This booking no longer exists.' })

const getBookingsExport = get('/bookings-export', recentlyAuthenticated(superAdminOnly), async (req) => {
  const now = new Date()
  // Forms send empty parameters, which are ignored.
  const said = [...req.searchParams].filter(([, value]) => value !== '')
  const filter = parseInput(deskFilterSchema, Object.fromEntries(said))
  if (!filter.ok) return filter.refusal
  const { q, ...rest } = filter.value
  await recordExport(req, 'bookings', { ...rest, searched: Boolean(q) })
  return new Response(streamed(bookingsCsv(req.payload, filter.value, now)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="bookings-${filter.value.view}-${now.toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
})

const postMoveBooking = post('/move-booking', callTakerOnly, moveBookingSchema, async (req, input) => {
  const { type } = input
  const call = type ? await offeredCall(req, type) : undefined
  if (type && !call) return unknownType(400)
  const outcome = await moveBooking(req, input, call, new Date())
  switch (outcome.kind) {
    case 'done': {
      const { updatedAt, calendarSequence } = outcome.booking
      const booking = bookingView(outcome.booking, await changeNoticeHours(req))
      const undoUntil = outcome.undoUntil?.toISOString() ?? null
      return Response.json({ booking, updatedAt, calendarSequence, undoUntil })
    }
    case 'unknown':
      return notThere()
    case 'stale':
      return problem(412, staleWrite)
    case 'malformed':
      return problem(400, malformedVersion)
    case 'closed':
      return problem(409, {
        field: 'id',
        code: 'conflict',
        message: 'Only pending and confirmed bookings can be moved. Set this one back to pending first.',
      })
    case 'refused':
      return problem(400, outcome.error)
    case 'answer':
      return storedResponse(outcome.answer)
    default:
      return forbidden()
  }
})

const postUndoBooking = post('/undo-booking', callTakerOnly, undoBookingSchema, async (req, input) => {
  const outcome = await undoChange(req, input, new Date())
  switch (outcome.kind) {
    case 'done': {
      const { updatedAt } = outcome.booking
      return Response.json({
        booking: bookingView(outcome.booking, await changeNoticeHours(req)),
        updatedAt,
      })
    }
    case 'unknown':
      return notThere()
    case 'stale':
      return problem(412, staleWrite)
    case 'taken':
      return problem(409, { code: 'slot_taken', message: 'The earlier time was taken in the meantime.' })
    case 'over':
      return problem(410, {
        code: 'gone',
        message: 'It is too late to undo: the email has been sent. Open the booking to change it again.',
      })
    default:
      return forbidden('Only super admins can undo a change that someone else has made.')
  }
})

/** The address gives lasting access to bookings, so a session alone is not enough. */
const create = (assignee: string | null) =>
  recentOnly(async (req) => {
    const address = await createFeedAddress(req, assignee)
    return Response.json({ address, ...(await feedState(req.payload, assignee)) }, { status: 201 })
  })

/**
 * POST /api/bookings-feed {action, calls?}: 201 {address, since} for a new address, 200 {since: null} to end it. The feed of
 * all calls is for super admins, that of one's own for everyone who takes calls.
 */
const postBookingsFeed = post('/bookings-feed', callTakerOnly, feedActionSchema, async (req, input, user) => {
  const { action, calls } = input
  if (calls === 'all' && !(await isSuperAdmin(req))) return forbidden()
  const assignee = calls === 'own' ? user.id : null
  if (action === 'create') return create(assignee)(req, user)
  await revokeFeedAddress(req, assignee)
  return Response.json({ since: null })
})

const postBookForVisitor = post('/book-for-visitor', superAdminOnly, async (req) => {
  const parsed = await parseBody(req, bookForVisitorSchema)
  if (!parsed.ok) return parsed.refusal
  const request = await withStoredPhone(req, parsed.value)
  if (!request.ok) return request.refusal
  const repeated = readRepeat(req.headers, `book-for:${req.user?.id}`, request.value)
  if (!repeated.ok) return repeated.refusal
  const { repeat } = repeated
  const call = await offeredCall(req, request.value.type)
  if (!call) return unknownType(400)
  const order = { request: request.value, call, now: new Date(), repeat }
  return bookingAnswer(await bookForVisitor(req, order))
})

const KEY = /^[\w-]{43}$/

const getBookingsFeed = get('/bookings-feed', anyone, async (req) => {
  const key = req.searchParams.get('key') ?? ''
  const feed = KEY.test(key) ? await feedOfKey(req.payload, key) : undefined
  if (!feed) return problem(404, { message: 'There is nothing here.', code: 'not_found' })
  return new Response(await bookingsFeed(req.payload, { ...feed, now: new Date() }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="bookings.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
})

const postConfirmBookings = post(
  '/confirm-bookings',
  callTakerOnly,
  confirmBookingsSchema,
  async (req, input) => {
    // Only super admins change several at once (docs/decisions/0121).
    if (new Set(input.ids.map((id) => id.toLowerCase())).size > 1 && !(await isSuperAdmin(req)))
      return forbidden('You can confirm one booking at a time.')
    return Response.json({ results: await confirmBookings(req, input, new Date()) })
  },
)

const postCancelBookings = post(
  '/cancel-bookings',
  superAdminOnly,
  cancelBookingsSchema,
  async (req, input) => Response.json({ results: await cancelBookings(req, input, new Date()) }),
)

const postCancelBookingBurst = post(
  '/cancel-booking-burst',
  superAdminOnly,
  cancelBurstSchema,
  async (req, input) => Response.json(await cancelBurst(req, input.burst, new Date())),
)

export const deskEndpoints: Endpoint[] = [
  postBookForVisitor,
  postMoveBooking,
  postUndoBooking,
  postCancelBookings,
  postConfirmBookings,
  postCancelBookingBurst,
  getBookingsExport,
  postBookingsFeed,
  getBookingsFeed,
]
