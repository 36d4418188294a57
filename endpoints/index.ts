import type { Endpoint } from 'payload'
import { accountEndpoints } from './account/account-endpoints'
import { postGenerateSlug } from './blog/post-generate-slug'
import { getAvailability } from './booking/get-availability'
import { postCreateBooking } from './booking/post-create-booking'
import { postContact } from './contact/post-contact'
import { getHealth } from './health/get-health'
import { postConfirmNewsletter } from './newsletter/post-confirm'
import { postNewsletter } from './newsletter/post-newsletter'
import { postUnsubscribe } from './newsletter/post-unsubscribe'

/** Our own calls under /api; those under a collection's slug stand in that collection. */
export const endpoints: Endpoint[] = [
  ...accountEndpoints,
  getAvailability,
  postCreateBooking,
  getHealth,
  postContact,
  postNewsletter,
  postConfirmNewsletter,
  postUnsubscribe,
  postGenerateSlug,
]
