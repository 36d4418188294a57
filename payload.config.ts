import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { bookings } from './collections/bookings/bookings'
import { calendarSettings } from './collections/globals/calendar-settings'
import { siteSettings } from './collections/globals/site-settings'
import { userRoles } from './collections/user-roles/user-roles'
import { users } from './collections/users/users'
import { endpoints } from './endpoints'
import { env } from './src/env'
import { driver } from './src/lib/db/pool'
import { allowedOrigins } from './src/lib/http/allowed-origins'
import { log } from './src/lib/log'
import { payloadEmail } from './src/lib/mail/payload-email'

const root = import.meta.dirname

export default buildConfig({
  serverURL: env.SITE_URL,
  csrf: allowedOrigins(env),
  secret: env.PAYLOAD_SECRET,
  collections: [bookings, users({ secureCookies: env.SITE_URL.startsWith('https:') }), userRoles],
  globals: [calendarSettings, siteSettings],
  endpoints,
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
