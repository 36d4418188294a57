import { bookingsFeed, feedOfKey } from '@/features/booking/desk/feed'
import { problem } from '@/lib/http/problem'
import { anyone, get } from '../route'

const KEY = /^[\w-]{43}$/

/** GET /api/bookings-feed?key=: the bookings of a feed as a calendar. 404 for a wrong key. */
export const getBookingsFeed = get('/bookings-feed', anyone, async (req) => {
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
