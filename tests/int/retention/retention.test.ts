import { beforeEach, describe, expect, it } from 'vitest'
import type { Retention, RetentionKind } from '../../../src/content/retention'
import { runRetention } from '../../../src/features/retention/jobs'
import { dueKinds, retentionStart } from '../../../src/features/retention/queries'
import { uncachedFigures } from '../../../src/features/site/uncached-figures'
import { query, sql } from '../../../src/lib/db/query'
import { call, runSql, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

/** The rows are older than this clock by up to two years, and all calls are over by the real one too. */
const NOW = new Date('2026-03-31T01:41:00Z')
const MONTHS = 2
/** Two months before, at the end of a shorter month. */
const EDGE = Date.parse('2026-01-31T01:41:00Z')

const owner = await signedIn('super_admin')

const insert = {
  bookings: (email: string, at: string) => sql`
    INSERT INTO bookings (name, email, status, booking_datetime, ends_at, blocked_until, timezone, calendar_sequence)
    VALUES ('Ada', ${email}, 'completed', ${at}::timestamptz - interval '30 minutes', ${at}, ${at}, 'Europe/Berlin', 0)`,
  inquiries: (email: string, at: string) => sql`
    INSERT INTO inquiries (name, email, message, service_interest, status, updated_at)
    VALUES ('Ada', ${email}, 'We copy orders by hand.', 'consulting', 'new', ${at})`,
  registrations: (email: string, at: string) => sql`
    WITH invited AS (
      INSERT INTO invitations (email, status, expires_at, token_hash) VALUES (${email}, 'accepted', ${at}, md5(${email})) RETURNING id
    )
    INSERT INTO client_registrations (invitation_id, full_name, company_name, business_size, industry, budget_range,
                                      timeline, status, updated_at)
    SELECT id, 'Ada', 'Engines', '1', 'x', 'x', 'x', 'new', ${at} FROM invited`,
  subscribers: (email: string, at: string) => sql`
    INSERT INTO subscribers (email, status, requested_at) VALUES (${email}, 'pending', ${at})`,
} satisfies Record<RetentionKind, (email: string, at: string) => ReturnType<typeof sql>>
const kinds = Object.keys(insert) as RetentionKind[]

const add = async (kind: RetentionKind, at: number, email = uniqueEmail()) => {
  await query(await site(), insert[kind](email, new Date(at).toISOString()))
  return email
}
const addresses = async () => {
  const rows = await runSql<{
    email: string
  }>`SELECT email FROM bookings UNION ALL SELECT email FROM inquiries UNION ALL SELECT email FROM subscribers
        UNION ALL SELECT email FROM invitations`
  return rows.map(({ email }) => email).sort()
}
const set = async (retention: Partial<Retention>, visitor = owner) =>
  call<{ result?: { retention: Retention }; errors?: { message: string }[] }>(
    'POST',
    '/api/globals/site-settings',
    {
      visitor,
      body: { retention },
    },
  )
const every = (months: number | null): Retention => ({
  bookings: months,
  inquiries: months,
  registrations: months,
  subscribers: months,
})
const dueNow = async (now = NOW) =>
  Object.fromEntries((await dueKinds(await site(), now)).map(({ kind, due }) => [kind, due]))
const jobs = async () => runSql`SELECT name FROM jobs.job WHERE name LIKE '%mail%'`

beforeEach(async () => {
  await runSql`TRUNCATE bookings, inquiries, client_registrations, invitations, subscribers CASCADE`
  await set(every(MONTHS))
})

describe('the settings', () => {
  it.each([0, 121, 1.5, -3])('refuse %d months', async (months) => {
    expect((await set({ bookings: months })).status).toBe(400)
  })

  it('are on the privacy page', async () => {
    await set({ bookings: 7, inquiries: 1 })
    const figures = await uncachedFigures(await site())
    expect([figures.bookingKeepTime, figures.inquiryKeepTime]).toEqual([
      '7 months after the call',
      '1 month after we last worked on it',
    ])
  })
})

describe('old data', () => {
  it('is not deleted without months, and nothing is counted', async () => {
    await set(every(null))
    for (const kind of kinds) await add(kind, Date.parse('1999-01-01T00:00:00Z'))
    expect(await dueNow()).toEqual({ bookings: 0, inquiries: 0, registrations: 0, subscribers: 0 })
    expect(Object.values(await runRetention(await site(), NOW))).toEqual([0, 0, 0, 0])
    expect(await addresses()).toHaveLength(4)
  })

  it('is deleted by calendar months, to the millisecond, and nothing else is', async () => {
    expect(retentionStart(NOW, 1).toISOString()).toBe('2026-02-28T01:41:00.000Z')
    const stays: string[] = []
    for (const kind of kinds) {
      await add(kind, EDGE - 1)
      stays.push(await add(kind, EDGE), await add(kind, EDGE + 86_400_000))
    }
    expect(await addresses()).toHaveLength(12)
    expect(await runRetention(await site(), NOW)).toEqual({
      bookings: 1,
      inquiries: 1,
      registrations: 1,
      subscribers: 1,
    })
    expect(await addresses()).toEqual(stays.sort())
    expect(await jobs()).toEqual([])
  })

  it('is kept of clients with an account, of subscribers who confirmed or left, and of calls to come', async () => {
    const client = await signedIn('user')
    await add('registrations', 0, client.email.toUpperCase())
    for (const status of ['confirmed', 'unsubscribed'])
      await runSql`INSERT INTO subscribers (email, status, requested_at) VALUES (${uniqueEmail()}, ${status}, '2001-01-01')`
    await runSql`INSERT INTO subscribers (email, status, requested_at, confirmed_at)
          VALUES (${uniqueEmail()}, 'pending', '2001-01-01', '2001-01-02')`
    await add('bookings', NOW.getTime() + 60_000)
    const before = await addresses()
    expect(Object.values(await runRetention(await site(), NOW))).toEqual([0, 0, 0, 0])
    expect(await addresses()).toEqual(before)
  })

  it('is deleted in batches, as many as the dry run said; the log has only numbers', async () => {
    for (let row = 0; row < 230; row++) await add('subscribers', EDGE - 1 - row)
    for (let row = 0; row < 3; row++) await add('inquiries', EDGE - 1)
    await add('registrations', EDGE - 1)
    const dry = await dueNow()
    expect(await addresses()).toHaveLength(234)
    expect(await runRetention(await site(), NOW)).toEqual(dry)
    expect(dry).toEqual({ bookings: 0, inquiries: 3, registrations: 1, subscribers: 230 })
    expect(await addresses()).toEqual([])
    expect(await dueNow()).toEqual({ bookings: 0, inquiries: 0, registrations: 0, subscribers: 0 })
    const entries = await runSql<{
      record_id: string
      old_values: object
      user_id: string | null
    }>`SELECT record_id, old_values, user_id FROM security_audit_log
          WHERE action = 'DELETE' AND created_at > now() - interval '1 minute' ORDER BY sequence DESC LIMIT 5`
    expect(entries.reverse()).toEqual([
      { record_id: 'inquiries', old_values: { deleted: 3 }, user_id: null },
      { record_id: 'registrations', old_values: { deleted: 1 }, user_id: null },
      { record_id: 'subscribers', old_values: { deleted: 100 }, user_id: null },
      { record_id: 'subscribers', old_values: { deleted: 100 }, user_id: null },
      { record_id: 'subscribers', old_values: { deleted: 30 }, user_id: null },
    ])
  })

  it('is deleted of notes about an address when nothing else of it is left', async () => {
    const payload = await site()
    const known = await add('inquiries', EDGE + 1)
    const notes = [
      ['loose@example.com', EDGE - 1],
      [known, EDGE - 1],
      ['young@example.com', EDGE + 1],
    ] as const
    for (const [person, at] of notes)
      await runSql`INSERT INTO work_notes (person, text, created_at)
            VALUES (${person}, 'Likes engines.', ${new Date(at).toISOString()}::timestamptz)`
    await runRetention(payload, NOW)
    const left = await runSql<{ person: string }>`SELECT person FROM work_notes`
    expect(left.map(({ person }) => person).sort()).toEqual([known, 'young@example.com'].sort())
  })

  it('is deleted of other kinds when one kind fails', async () => {
    const payload = await site()
    await runSql`CREATE FUNCTION refuse_retention() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'kept'; END $$`
    await runSql`CREATE TRIGGER refuse_retention BEFORE DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_retention()`
    await add('bookings', EDGE - 1)
    await add('subscribers', EDGE - 1)
    await expect(runRetention(payload, NOW)).rejects.toThrow('bookings')
    expect(await dueNow()).toMatchObject({ bookings: 1, subscribers: 0 })
    await runSql`DROP TRIGGER refuse_retention ON bookings`
    expect(await runRetention(payload, NOW)).toMatchObject({ bookings: 1 })
  })
})
