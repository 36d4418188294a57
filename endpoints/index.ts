import type { Endpoint } from 'payload'
import { accountEndpoints } from './account/account-endpoints'
import { getAvailability } from './booking/get-availability'
import { postCreateBooking } from './booking/post-create-booking'
import { getHealth } from './health/get-health'

/** Our own calls under /api; those under a collection's slug stand in that collection. */
export const endpoints: Endpoint[] = [...accountEndpoints, getAvailability, postCreateBooking, getHealth]
