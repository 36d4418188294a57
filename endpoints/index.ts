import type { Endpoint } from 'payload'
import { accountEndpoints } from './account/account-endpoints'
import { postCheckReferences, postDrawBlock, postGenerateSlug } from './blog/blog-endpoints'
import { deskEndpoints } from './booking/desk-endpoints'
import { hostEndpoints } from './booking/host-endpoints'
import { visitorEndpoints } from './booking/visitor-endpoints'
import { postBrand } from './brand/post-brand'
import { calendarEndpoints } from './calendar/calendar-endpoints'
import { postContact } from './contact/post-contact'
import { getHealth, getLive, getReady } from './health/health-endpoints'
import { keysEndpoints } from './keys/keys-endpoints'
import { postReorder } from './listing-order/post-reorder'
import { postMailTextTest, postPreviewMailText } from './mail-text/mail-text-endpoints'
import { postMcp } from './mcp/mcp-endpoint'
import { newsletterEndpoints } from './newsletter/newsletter-endpoints'
import { getOfficeSearch } from './office-search/get-office-search'
import { getOpenapi } from './openapi/get-openapi'
import { postStuckJobs, postTestMail } from './outbox/outbox-endpoints'
import { peopleEndpoints } from './people/people-endpoints'
import { publicationEndpoints } from './publication/publication-endpoints'
import { queueEndpoints } from './queue/queue-endpoints'
import { getSecurityMetrics } from './security/security-endpoints'
import { teamEndpoints } from './team/team-endpoints'

export const endpoints: Endpoint[] = [
  ...accountEndpoints,
  ...keysEndpoints,
  ...peopleEndpoints,
  ...queueEndpoints,
  ...teamEndpoints,
  getOfficeSearch,
  ...publicationEndpoints,
  ...visitorEndpoints,
  ...deskEndpoints,
  ...hostEndpoints,
  ...calendarEndpoints,
  getHealth,
  getLive,
  getReady,
  postContact,
  ...newsletterEndpoints,
  postGenerateSlug,
  postCheckReferences,
  postDrawBlock,
  postReorder,
  postBrand,
  getSecurityMetrics,
  postStuckJobs,
  postTestMail,
  postPreviewMailText,
  postMailTextTest,
  getOpenapi,
  postMcp,
]
