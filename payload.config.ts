import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { addOns } from './collections/add-ons/add-ons'
import { blogCategories } from './collections/blog-categories/blog-categories'
import { blogs } from './collections/blogs/blogs'
import { bookings } from './collections/bookings/bookings'
import { callTypes } from './collections/call-types/call-types'
import { caseStudies } from './collections/case-studies/case-studies'
import { clientRegistrations } from './collections/client-registrations/client-registrations'
import { customPages } from './collections/custom-pages/custom-pages'
import { editorScreens } from './collections/editor-screens'
import { faqs } from './collections/faqs/faqs'
import { flagships } from './collections/flagships/flagships'
import { brand } from './collections/globals/brand'
import { calendarSettings } from './collections/globals/calendar-settings'
import { formOptions } from './collections/globals/form-options'
import { googleOauthConfig } from './collections/globals/google-oauth-config'
import { securitySettings } from './collections/globals/security-settings'
import { siteSettings } from './collections/globals/site-settings'
import { auditedDocuments } from './collections/hooks/audited-documents'
import { exposePublicErrors } from './collections/hooks/expose-public-errors'
import { keptVersions } from './collections/hooks/kept-versions'
import { serverTimes } from './collections/hooks/server-times'
import { trashForEditors } from './collections/hooks/trash'
import { hosts } from './collections/hosts/hosts'
import { ideas } from './collections/ideas/ideas'
import { inquiries } from './collections/inquiries/inquiries'
import { withBoundedQueries } from './collections/internal/bounded-queries'
import { withInternalAccess } from './collections/internal/internal-access'
import { invitations } from './collections/invitations/invitations'
import { legalPages } from './collections/legal-pages/legal-pages'
import { withListCells } from './collections/list-cells'
import { mailTexts } from './collections/mail-texts/mail-texts'
import { media } from './collections/media/media'
import { newsletterIssues } from './collections/newsletter-issues/newsletter-issues'
import { pages } from './collections/pages/pages'
import { pricingPlans } from './collections/pricing-plans/pricing-plans'
import { projects } from './collections/projects/projects'
import { draftsBesidePublished } from './collections/publication/drafts'
import { redirects } from './collections/redirects/redirects'
import { replyTemplates } from './collections/reply-templates/reply-templates'
import { searchAppearance } from './collections/search-appearance'
import { securityAuditLog } from './collections/security-audit-log/security-audit-log'
import { securityEvents } from './collections/security-events/security-events'
import { subscribers } from './collections/subscribers/subscribers'
import { testimonials } from './collections/testimonials/testimonials'
import { userRoles } from './collections/user-roles/user-roles'
import { users } from './collections/users/users'
import { webhooks } from './collections/webhooks/webhooks'
import { endpoints } from './endpoints'
import { cmsWords } from './src/admin/cms/words'
import { env } from './src/env'
import { allowedOrigins } from './src/lib/http/allowed-origins'
import { log } from './src/lib/log'
import { payloadEmail } from './src/lib/mail/payload-email'
import { boundedSharp } from './src/lib/pictures/bounded-sharp'
import { safeAdapter } from './src/patches/payload/adapter/safe-adapter'
import { driver } from './src/patches/payload/pool/pool'
import { withEditorWords } from './src/patches/payload/words/editor-words'

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
const root = import.meta.dirname

const site = buildConfig({
  serverURL: env.SITE_URL,
  csrf: allowedOrigins(env),
  secret: env.PAYLOAD_SECRET,
  collections: [
    blogs,
    blogCategories,
    media,
    faqs,
    ideas,
    flagships,
    pricingPlans,
    addOns,
    testimonials,
    customPages,
    caseStudies,
    pages,
    legalPages,
    inquiries,
    subscribers,
    newsletterIssues,
    bookings,
    callTypes,
    hosts,
    replyTemplates,
    mailTexts,
    users,
    userRoles,
    invitations,
    clientRegistrations,
    projects,
    webhooks,
    securityEvents,
    securityAuditLog,
  ],
  globals: [calendarSettings, googleOauthConfig, siteSettings, formOptions, securitySettings, brand],
  endpoints,
  plugins: [
    redirects,
    searchAppearance,
    serverTimes,
    draftsBesidePublished,
    trashForEditors,
    editorScreens,
    keptVersions,
    auditedDocuments,
  ],
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, parts: 12 },
    abortOnLimit: true,
    responseOnLimit: 'A picture may have at most 10 MB.',
  },
  db: safeAdapter(
    postgresAdapter({
      pg: driver,
      pool: {
        connectionString: env.DATABASE_URL,
        max: 20,
        // When all are taken for so long, an error is better than a queue without end.
        connectionTimeoutMillis: 15_000,
        application_name: 'quickwin',
      },
      idType: 'uuid',
      push: false,
      migrationDir: `${root}/src/migrations`,
      generateSchemaOutputFile: `${root}/src/payload-generated-schema.ts`,
    }),
  ),
  editor: lexicalEditor(),
  email: payloadEmail(env),
  sharp: boundedSharp,
  logger: log,
  hooks: { afterError: [exposePublicErrors] },
  graphQL: { disable: true },
  i18n: { translations: { en: cmsWords } },
  defaultDepth: 0,
  maxDepth: 3,
  telemetry: false,
  admin: {
    user: 'users',
    avatar: 'default',
    meta: {
      titleSuffix: '',
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
        { rel: 'apple-touch-icon', url: '/apple-touch-icon.png' },
      ],
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    toast: { position: 'bottom-center' },
    importMap: { baseDir: root },
    components: {
      graphics: {
        Icon: '/src/admin/cms/mark#MarkIcon',
        Logo: '/src/admin/cms/mark#MarkLogo',
      },
      Nav: '/src/admin/cms/nav#EditorNav',
      providers: [
        '/src/patches/payload/late-words/hand-over-words#HandOverWords',
        '/src/patches/payload/part-windows/window-focus#WindowFocus',
        '/src/patches/payload/words/name-controls#NameControls',
        '/src/admin/reauthentication/reauthentication#Reauthentication',
        '/src/admin/office-search/office-search#OfficeSearch',
      ],
      beforeNavLinks: [
        '/src/admin/office-search/search-button#SearchNavLink',
        '/src/admin/cms/nav#NavLinks',
        '/src/patches/payload/wide-nav/wide-nav#WideNav',
      ],
      header: ['/src/admin/cms/bar#CmsBar'],
      views: {
        dashboard: { Component: '/src/admin/cms/editor-home/view#EditorHomeView' },
        queue: {
          Component: '/src/admin/queue/view#QueueView',
          path: '/queue',
          exact: true,
          meta: { title: 'Inbox' },
        },
        editPage: { Component: '/src/admin/cms/edit-page#EditPage', path: '/edit', exact: true },
        superAdmin: {
          Component: '/src/admin/super-admin/view#SuperAdminView',
          path: '/super-admin',
          exact: false,
        },
      },
    },
  },
  typescript: {
    outputFile: `${root}/src/payload-types.ts`,
    // Else every command, test and start in development writes this file again in a process of its own.
    autoGenerate: false,
  },
})

export default site
  .then(withInternalAccess)
  .then(withBoundedQueries)
  .then(withListCells)
  .then(withEditorWords)
