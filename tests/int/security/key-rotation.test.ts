import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rotateKeys, sealedColumns } from '../../../src/features/security/keys/rotate'
import type { KeyRing } from '../../../src/lib/crypto/key-ring'
import { isSealedNow, seal, unseal } from '../../../src/lib/crypto/seal'
import { siteKeys } from '../../../src/lib/crypto/site-keys'
import { anchorNow, dataDir, findings, ownerOfTables } from '../../support/log-owner'
import { account, call, signedIn, site } from '../../support/site'

const newKey = () => randomBytes(32).toString('hex')

describe('a key ring', () => {
  const old = newKey()
  const sealed = seal('a secret', 'test', { current: old, old: [] })

  it('opens with an old key, and seals with the current one', () => {
    const keys: KeyRing = { current: newKey(), old: [newKey(), old] }
    expect(unseal(sealed, 'test', keys)).toBe('a secret')
    expect(isSealedNow(sealed, keys)).toBe(false)
    expect(isSealedNow(seal('a secret', 'test', keys), keys)).toBe(true)
  })

  it('says clearly that a key is missing, and reports no key', () => {
    const keys: KeyRing = { current: newKey(), old: [] }
    const open = () => unseal(sealed, 'test', keys)
    expect(open).toThrow(/Sealed with another ENCRYPTION_KEY \([0-9a-f]{8}\).*ENCRYPTION_KEYS_OLD/)
    expect(open).not.toThrow(old)
  })

  it('opens nothing that was changed or sealed for something else', () => {
    const keys: KeyRing = { current: old, old: [] }
    expect(() => unseal(sealed, 'other', keys)).toThrow()
    expect(() => unseal(`${sealed.slice(0, -2)}AA`, 'test', keys)).toThrow()
  })
})

describe('keys:rotate', () => {
  let owner: pg.Client
  const next: KeyRing = { current: newKey(), old: [process.env.ENCRYPTION_KEY ?? ''] }
  const alone: KeyRing = { current: next.current, old: [] }

  /** Every sealed value of the columns: what it says, opened with these keys. */
  async function opened(keys: KeyRing): Promise<string[]> {
    const all: string[] = []
    for (const { table, key, column, purpose } of sealedColumns) {
      const { rows } = await owner.query<{ key: string; sealed: string }>(
        `SELECT ${key}::text AS key, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${key}`,
      )
      expect(rows.length, `${table}.${column}`).toBeGreaterThan(0)
      for (const { key: id, sealed } of rows) all.push(`${table} ${id} ${unseal(sealed, purpose(id), keys)}`)
    }
    const jobs = await owner.query<{ sealed: string }>(
      `SELECT data ->> 'sealed' AS sealed FROM jobs.job WHERE name = 'account-forgot' ORDER BY id`,
    )
    for (const { sealed } of jobs.rows) all.push(unseal(sealed, 'account-forgot', keys))
    return all
  }

  /** A value in each sealed column, as the site makes it, and a job that waits. */
  beforeAll(async () => {
    owner = await ownerOfTables()
    const payload = await site()
    await anchorNow(owner)
    const person = await signedIn('user')
    await call('POST', '/api/two-factor/enrol', {
      visitor: person,
      body: { currentPassword: person.password },
    })
    await call('POST', '/api/forgot-password', { body: { email: person.email } })
    const { newManageToken } = await import('../../../src/features/booking/manage/token')
    const { newUnsubscribeToken } = await import('../../../src/features/newsletter/links')
    await payload.create({
      collection: 'bookings',
      data: {
        name: 'A Person',
        email: person.email,
        status: 'pending',
        bookingDatetime: '2099-01-05T09:00:00.000Z',
        endsAt: '2099-01-05T10:00:00.000Z',
        blockedUntil: '2099-01-05T10:00:00.000Z',
        preferredDate: '2099-01-05',
        preferredTime: '10:00',
        timezone: 'Europe/Berlin',
        calendarSequence: 0,
        ...newManageToken().columns,
      },
      overrideAccess: true,
    })
    await payload.create({
      collection: 'subscribers',
      data: { email: person.email, status: 'confirmed', ...newUnsubscribeToken() },
      overrideAccess: true,
    })
    await payload.updateGlobal({
      slug: 'google-oauth-config',
      data: {
        clientId: 'a-client',
        clientSecret: 'a-secret',
        redirectUri: 'http://localhost:3000/api/google-calendar-oauth/callback',
      },
      overrideAccess: true,
    })
    await payload.updateGlobal({
      slug: 'calendar-settings',
      data: {
        maxDaysAdvance: 30,
        busyCalendars: [{ name: 'Team', url: 'https://calendar.example/a.ics' }],
      },
      overrideAccess: true,
    })
    await payload.create({
      collection: 'hosts',
      data: {
        name: 'Anna',
        slug: 'anna',
        isActive: true,
        busyCalendars: [{ name: 'Own', url: 'https://calendar.example/b.ics' }],
      },
      overrideAccess: true,
    })
    await payload.create({
      collection: 'webhooks',
      data: { name: 'n8n', url: 'https://hooks.example/x', events: ['inquiry.created'], active: true },
      overrideAccess: true,
    })
    await owner.query('UPDATE calendar_settings SET google_access_token = $1, google_refresh_token = $2', [
      seal('an access token', 'google-access-token', siteKeys),
      seal('a refresh token', 'google-refresh-token', siteKeys),
    ])
    await owner.query(
      `INSERT INTO google_host_connections (host_id, google_access_token, google_refresh_token)
       SELECT id, $1, $2 FROM hosts LIMIT 1`,
      [
        seal("a host's access token", 'google-access-token', siteKeys),
        seal("a host's refresh token", 'google-refresh-token', siteKeys),
      ],
    )
  })
  afterAll(() => owner.end())

  it('knows every column that holds sealed values', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND (column_name ~ 'sealed|encrypted|(access|refresh)_token'
         OR (table_name IN ('calendar_settings_busy_calendars', 'hosts_busy_calendars') AND column_name = 'url'))
       ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(
      sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(),
    )
  })

  it('keeps old data readable, seals it again, and then needs no old key', async () => {
    const before = await opened(siteKeys)
    expect(await opened(next)).toEqual(before)
    await expect(opened(alone)).rejects.toThrow('ENCRYPTION_KEYS_OLD')
    const outcome = await rotateKeys(owner, { dataDir: dataDir(), keys: next, now: new Date() })
    expect(outcome).toEqual({ resealed: before.length, left: 0 })
    expect(await opened(alone)).toEqual(before)
    await expect(opened(siteKeys)).rejects.toThrow('ENCRYPTION_KEYS_OLD')
    expect(await rotateKeys(owner, { dataDir: dataDir(), keys: alone, now: new Date() })).toEqual({
      resealed: 0,
      left: 0,
    })
  })

  it('hands the audit log over: the new key alone proves what the old one sealed', async () => {
    expect(await findings(owner, { keys: alone })).toEqual([])
    await owner.query('BEGIN')
    await owner.query('ALTER TABLE security_audit_log DISABLE TRIGGER USER')
    await owner.query(`UPDATE security_audit_log SET user_id = 'x' WHERE sequence = 2`)
    expect((await findings(owner, { keys: alone })).map(({ sequence }) => sequence)).toContain(2)
    await owner.query('ROLLBACK')
  })

  it('does not vouch for a log that was tampered with', async () => {
    await account('user')
    await owner.query(`INSERT INTO security_audit_log (action, table_name) VALUES ('DELETE', 'x')`)
    const further: KeyRing = { current: newKey(), old: [next.current, ...next.old] }
    const outcome = await rotateKeys(owner, { dataDir: dataDir(), keys: further, now: new Date() })
    expect(outcome).toMatchObject({
      refused: { findings: [{ problem: expect.stringContaining('no seal') }] },
    })
  })
})
