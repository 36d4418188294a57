import type { Endpoint } from 'payload'
import { createFeedAddress, feedState, revokeFeedAddress } from '@/features/booking/desk/feed'
import { feedActionSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { superAdminOnly } from '../access/super-admin-only'

/**
 * POST /api/bookings-feed {action}: a super admin makes the feed's secret address (201 {address, since}; it is told
 * this once, and any earlier one ends) or switches the feed off (200 {since: null}).
 */
export const postBookingsFeed: Endpoint = {
  path: '/bookings-feed',
  method: 'post',
  handler: superAdminOnly(async (req) => {
    const request = await parseBody(req, feedActionSchema)
    if (!request.ok) return request.refusal
    if (request.value.action === 'revoke') {
      await revokeFeedAddress(req)
      return Response.json({ since: null })
    }
    const address = await createFeedAddress(req)
    return Response.json({ address, ...(await feedState(req.payload)) }, { status: 201 })
  }),
}
