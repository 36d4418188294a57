import type { Endpoint } from 'payload'
import { bookingsFeed, isFeedKey } from '@/features/booking/desk/feed'
import { problem } from '@/lib/http/problem'

const KEY = /^[\w-]{43}$/

/** GET /api/bookings-feed?key=: the bookings as a calendar. 404 for a wrong key. */
export const getBookingsFeed: Endpoint = {
  path: '/bookings-feed',
  method: 'get',
  handler: async (req) => {
    const key = req.searchParams.get('key') ?? ''
    if (!KEY.test(key) || !(await isFeedKey(req.payload, key)))
      return problem(404, { message: 'There is nothing here.', code: 'not_found' })
    return new Response(await bookingsFeed(req.payload, new Date()), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="bookings.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  },
}
