import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { addOns } from './collections/add-ons/add-ons'
import { blogCategories } from './collections/blog-categories/blog-categories'
import { blogs } from './collections/blogs/blogs'
import { bookings } from './collections/bookings/bookings'
import { clientRegistrations } from './collections/client-registrations/client-registrations'
import { faqs } from './collections/faqs/faqs'
import { flagships } from './collections/flagships/flagships'
import { calendarSettings } from './collections/globals/calendar-settings'
import { securitySettings } from './collections/globals/security-settings'
import { siteSettings } from './collections/globals/site-settings'
import { boundedLists } from './collections/hooks/bounded-lists'
import { tellRefusals } from './collections/hooks/tell-refusals'
import { ideas } from './collections/ideas/ideas'
import { inquiries } from './collections/inquiries/inquiries'
import { withInternalAccess } from './collections/internal/internal-access'
import { invitations } from './collections/invitations/invitations'
import { legalPages } from './collections/legal-pages/legal-pages'
import { media } from './collections/media/media'
import { pricingPlans } from './collections/pricing-plans/pricing-plans'
import { projects } from './collections/projects/projects'
import { redirects } from './collections/redirects/redirects'
import { searchAppearance } from './collections/search-appearance'
import { securityAuditLog } from './collections/security-audit-log/security-audit-log'
import { securityEvents } from './collections/security-events/security-events'
import { subscribers } from './collections/subscribers/subscribers'
import { testimonials } from './collections/testimonials/testimonials'
import { userRoles } from './collections/user-roles/user-roles'
import { users } from './collections/users/users'
import { endpoints } from './endpoints'
import { env } from './src/env'
import { driver } from './src/lib/db/pool'
import { allowedOrigins } from './src/lib/http/allowed-origins'
import { log } from './src/lib/log'
import { payloadEmail } from './src/lib/mail/payload-email'

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
const root = import.meta.dirname

const site = buildConfig({
  serverURL: env.SITE_URL,
  csrf: allowedOrigins(env),
  secret: env.PAYLOAD_SECRET,
  collections: [
    blogs,
    blogCategories,
    media({ dataDir: env.DATA_DIR }),
    faqs,
    ideas,
    flagships,
    pricingPlans,
    addOns,
    testimonials,
    legalPages,
    inquiries,
    subscribers,
    bookings,
    users,
    userRoles,
    invitations,
    clientRegistrations,
    projects,
    securityEvents,
    securityAuditLog,
  ],
  globals: [calendarSettings, siteSettings, securitySettings],
  endpoints,
  plugins: [redirects, searchAppearance, boundedLists],
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 },
    abortOnLimit: true,
    responseOnLimit: 'A picture may have at most 10 MB.',
  },
  db: postgresAdapter({
    pg: driver,
    pool: { connectionString: env.DATABASE_URL, max: 20, application_name: 'quickwin' },
    idType: 'uuid',
    push: false,
    migrationDir: `${root}/src/migrations`,
  }),
  editor: lexicalEditor(),
  email: payloadEmail(env),
  sharp,
  logger: log,
  hooks: { afterError: [tellRefusals] },
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  telemetry: false,
  admin: {
    user: 'users',
    avatar: 'default',
    meta: { titleSuffix: ' - Quickwin' },
    importMap: { baseDir: root },
  },
  typescript: { outputFile: `${root}/src/payload-types.ts` },
})

export default site.then(withInternalAccess)
