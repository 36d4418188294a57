import type { Endpoint } from 'payload'
import { createFeedAddress, feedState, revokeFeedAddress } from '@/features/booking/desk/feed'
import { feedActionSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { superAdminOnly } from '../access/super-admin-only'

/** The address is worth the bookings for as long as it is kept, so a session alone does not get it. */
const create = recentlyAuthenticated(async (req) => {
  const address = await createFeedAddress(req)
  return Response.json({ address, ...(await feedState(req.payload)) }, { status: 201 })
})

/**
 * POST /api/bookings-feed {action}: a super admin makes the feed's secret address (201 {address, since}; it is told
 * this once, and any earlier one ends) or switches the feed off (200 {since: null}).
 */
export const postBookingsFeed: Endpoint = {
  path: '/bookings-feed',
  method: 'post',
  handler: superAdminOnly(async (req, user) => {
    const request = await parseBody(req, feedActionSchema)
    if (!request.ok) return request.refusal
    if (request.value.action === 'revoke') {
      await revokeFeedAddress(req)
      return Response.json({ since: null })
    }
    return create(req, user)
  }),
}
