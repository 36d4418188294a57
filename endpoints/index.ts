import type { Endpoint } from 'payload'
import { accountEndpoints } from './account/account-endpoints'
import { postCheckReferences, postGenerateSlug } from './blog/blog-endpoints'
import { deskEndpoints } from './booking/desk-endpoints'
import { getAvailability, getNextFree } from './booking/free-times'
import { postManageOwnBooking } from './booking/manage-endpoints'
import { postCreateBooking } from './booking/post-create-booking'
import { postSendBookingAgain } from './booking/post-send-booking-again'
import { calendarEndpoints } from './calendar/calendar-endpoints'
import { postContact } from './contact/post-contact'
import { getHealth, getLive, getReady } from './health/health-endpoints'
import { postReorder } from './listing-order/post-reorder'
import { newsletterIssueEndpoints } from './newsletter/issue-endpoints'
import { postConfirmNewsletter, postNewsletter, postUnsubscribe } from './newsletter/newsletter-endpoints'
import { getOfficeSearch } from './office-search/get-office-search'
import { getOpenapi } from './openapi/get-openapi'
import { postStuckJobs, postTestMail } from './outbox/outbox-endpoints'
import { peopleEndpoints } from './people/people-endpoints'
import { draftLinkEndpoints } from './publication/draft-link'
import { publicationEndpoints } from './publication/schedule'
import { queueEndpoints } from './queue/queue-endpoints'
import { getSecurityMetrics } from './security/security-endpoints'

/** Endpoints under a collection's path are in that collection. */
export const endpoints: Endpoint[] = [
  ...accountEndpoints,
  ...peopleEndpoints,
  ...queueEndpoints,
  getOfficeSearch,
  ...publicationEndpoints,
  ...draftLinkEndpoints,
  getAvailability,
  getNextFree,
  postCreateBooking,
  postSendBookingAgain,
  postManageOwnBooking,
  ...deskEndpoints,
  ...calendarEndpoints,
  getHealth,
  getLive,
  getReady,
  postContact,
  postNewsletter,
  postConfirmNewsletter,
  postUnsubscribe,
  ...newsletterIssueEndpoints,
  postGenerateSlug,
  postCheckReferences,
  postReorder,
  getSecurityMetrics,
  postStuckJobs,
  postTestMail,
  getOpenapi,
]
