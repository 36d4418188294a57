import type { Endpoint } from 'payload'
import { getSession } from './account/get-session'
import { getAvailability } from './booking/get-availability'
import { postCreateBooking } from './booking/post-create-booking'
import { getHealth } from './health/get-health'

/** Our own calls under /api; those under a collection's slug stand in that collection. */
export const endpoints: Endpoint[] = [getSession, getAvailability, postCreateBooking, getHealth]
