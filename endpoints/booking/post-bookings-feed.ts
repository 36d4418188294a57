import type { Endpoint } from 'payload'
import { createFeedAddress, feedState, revokeFeedAddress } from '@/features/booking/desk/feed'
import { feedActionSchema } from '@/features/booking/desk/schema'
import { parseBody } from '@/lib/http/parse'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { superAdminOnly } from '../access/super-admin-only'

/** The address gives lasting access to bookings, so a session alone is not enough. */
const create = recentlyAuthenticated(async (req) => {
  const address = await createFeedAddress(req)
  return Response.json({ address, ...(await feedState(req.payload)) }, { status: 201 })
})

/** POST /api/bookings-feed {action}: 201 {address, since} for a new address, 200 {since: null} to end it. */
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
