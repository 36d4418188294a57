import { createFeedAddress, feedState, revokeFeedAddress } from '@/features/booking/desk/feed'
import { feedActionSchema } from '@/features/booking/desk/schema'
import { isSuperAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { recentOnly } from '../access/recently-authenticated'
import { adminOnly, post } from '../route'

/** The address gives lasting access to bookings, so a session alone is not enough. */
const create = (assignee: string | null) =>
  recentOnly(async (req) => {
    const address = await createFeedAddress(req, assignee)
    return Response.json({ address, ...(await feedState(req.payload, assignee)) }, { status: 201 })
  })

/**
 * POST /api/bookings-feed {action, calls?}: 201 {address, since} for a new address, 200 {since: null} to end it. The feed of
 * all calls is for super admins, that of one's own for admins too.
 */
export const postBookingsFeed = post(
  '/bookings-feed',
  adminOnly,
  feedActionSchema,
  async (req, input, user) => {
    const { action, calls } = input
    if (calls === 'all' && !(await isSuperAdmin(req))) return forbidden()
    const assignee = calls === 'own' ? user.id : null
    if (action === 'create') return create(assignee)(req, user)
    await revokeFeedAddress(req, assignee)
    return Response.json({ since: null })
  },
)
