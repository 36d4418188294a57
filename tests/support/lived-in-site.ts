// Fills the database of DATABASE_URL as people would, and reports on standard output what they would know: see
// tests/int/backup/restored-site.test.ts. A process of its own, because that test has another database.
import pg from 'pg'
import { manageUrl } from '../../src/features/booking/manage/token'
import { anchorLog } from '../../src/features/security/audit/anchors'
import { siteKeys } from '../../src/lib/crypto/site-keys'
import { type BookingAnswer, bookingBody, first, freeDays } from './booking'
import { picture } from './content'
import { enrolled } from './second-factor'
import { call, closeSite, site } from './site'

/** What someone knows who used the site before it was backed up. */
export interface Known {
  email: string
  password: string
  /** Of the authenticator app. */
  secret: string
  recoveryCode: string
  /** Of a session. */
  cookie: string
  bookingId: string
  /** Who booked. */
  visitor: string
  manageToken: string
  filename: string
}

async function live(): Promise<Known> {
  const payload = await site()
  const { email, password, secret, recoveryCodes, cookie } = await enrolled('super_admin')
  const { filename } = await picture()
  const day = first(await freeDays(1))
  const body = bookingBody(day.date, first(day.slots))
  const { booking } = (await call<BookingAnswer>('POST', '/api/create-booking', { body })).body
  const { manageTokenSealed } = await payload.findByID({
    collection: 'bookings',
    id: booking.id,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const manageToken = new URL(manageUrl(manageTokenSealed) ?? '').searchParams.get('token') ?? ''
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await anchorLog(client, { dataDir: process.env.DATA_DIR ?? '', keys: siteKeys, now: new Date() })
  await client.end()
  return {
    ...{ email, password, secret, cookie, manageToken, bookingId: booking.id, visitor: body.email },
    recoveryCode: first(recoveryCodes),
    filename: filename ?? '',
  }
}

const known = await live()
await closeSite()
process.stdout.write(`\nKNOWN ${JSON.stringify(known)}\n`)
process.exit(0)
