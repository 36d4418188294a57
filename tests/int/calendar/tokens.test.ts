import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { connectionStatus } from '../../../src/features/calendar/connection/status'
import { withGoogle } from '../../../src/features/calendar/connection/tokens'
import type { GoogleFailure } from '../../../src/features/calendar/google/failure'
import { seal } from '../../../src/lib/crypto/seal'
import { query, sql } from '../../../src/lib/db/query'
import { connect, operations } from '../../support/google/connect'
import { google } from '../../support/google/local'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
await connect(owner)
afterAll(() => google.stop())

const list = async () => withGoogle(await site(), null, (calendar) => calendar.calendarList.list())
const expire = async () =>
  query(await site(), sql`UPDATE calendar_settings SET google_token_expires_at = now() - interval '1 hour'`)
const forgetRunning = () => {
  Reflect.get(globalThis, Symbol.for('quickwin.google-tokens')).refreshing.clear()
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as GoogleFailure,
  )

describe('an access token', () => {
  it('that has ended is renewed, and the rotated refresh token kept', async () => {
    for (let times = 0; times < 3; times++) {
      await expire()
      expect((await list()).status).toBe(200)
    }
    expect(google.world.grants).toHaveLength(1)
  })

  it('that is refused before its time is renewed once, and the call repeated', async () => {
    for (const grant of google.world.grants) grant.accessTokens.clear()
    const before = operations('token')
    expect((await list()).status).toBe(200)
    expect(operations('token')).toBe(before + 1)
  })

  it('that is refused again ends in an error, not in a loop', async () => {
    google.faults.add({ operation: 'calendarList.list', kind: 'refuse', status: 401, reason: 'authError' })
    const before = operations('token')
    expect(await failureOf(list())).toMatchObject({ kind: 'unauthorised' })
    expect(operations('token')).toBe(before + 1)
    google.faults.clear()
    expect((await list()).status).toBe(200)
  })

  it('is renewed by one of several servers; the others take it over', async () => {
    await expire()
    google.faults.add({ operation: 'token', kind: 'slow', ms: 400, times: 1 })
    const before = operations('token')
    const servers = [1, 2, 3].map(() => {
      const work = list()
      // Another server shares nothing with this one but the database.
      return new Promise((done) => setTimeout(done, 30)).then(() => {
        forgetRunning()
        return work
      })
    })
    const more = [1, 2].map(async () => {
      await new Promise((done) => setTimeout(done, 100))
      forgetRunning()
      return list()
    })
    expect((await Promise.all([...servers, ...more])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ])
    expect(operations('token')).toBe(before + 1)
    expect(google.world.grants).toHaveLength(1)
  })
})

describe('errors', () => {
  it('carry no token, however they are written down', async () => {
    const tokens = google.world.grants.flatMap(({ refreshToken, accessTokens }) => [
      refreshToken,
      ...accessTokens.keys(),
    ])
    for (const fault of [
      { operation: 'calendarList.list', kind: 'refuse', status: 503 },
      { operation: 'calendarList.list', kind: 'drop' },
    ] as const) {
      google.faults.add({ ...fault, times: 1 })
      const error = await failureOf(list())
      const text = `${error?.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`
      for (const token of tokens) expect(text).not.toContain(token)
      expect(error?.cause).toBeUndefined()
    }
  })
})

describe('a key that is another one', () => {
  it('is reported as such, and connecting again solves it', async () => {
    const payload = await site()
    const foreign = seal('ya29.x', 'google-access-token', {
      current: randomBytes(32).toString('hex'),
      old: [],
    })
    await query(payload, sql`UPDATE calendar_settings SET google_access_token = ${foreign}`)
    expect(await failureOf(list())).toMatchObject({ kind: 'unreadable' })
    expect(await connectionStatus(payload)).toMatchObject({ state: 'broken' })
    const sync = await call('POST', '/api/google-calendar-sync', {
      visitor: owner,
      body: { action: 'sync_events' },
    })
    expect([sync.status, sync.body.errors?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('another encryption key'),
    ])
    expect((await call('GET', '/api/availability?date=2026-12-01')).status).toBe(200)
    await connect(owner)
    expect(await connectionStatus(payload)).toMatchObject({ state: 'connected', problem: null })
  })

  it('a secret in the place of another is refused', async () => {
    const payload = await site()
    const [row] = await query<{ refresh: string }>(
      payload,
      sql`SELECT google_refresh_token AS refresh FROM calendar_settings`,
    )
    await query(payload, sql`UPDATE calendar_settings SET google_access_token = ${row?.refresh ?? ''}`)
    expect(await failureOf(list())).toMatchObject({ kind: 'unreadable' })
    await connect(owner)
  })
})

describe('a grant that was taken back', () => {
  it('is not requested repeatedly; the team is asked to reconnect', async () => {
    google.world.grants = []
    await expire()
    expect(await failureOf(list())).toMatchObject({ kind: 'reconnect' })
    const before = operations('token')
    expect(await failureOf(list())).toMatchObject({ kind: 'reconnect' })
    expect(operations('token')).toBe(before)
    expect(await connectionStatus(await site())).toMatchObject({ state: 'expired', problem: 'reconnect' })
    await connect(owner)
    expect(await connectionStatus(await site())).toMatchObject({ state: 'connected', problem: null })
  })

  it('a client that Google does not know is reported as such', async () => {
    const { secret } = google.world.client
    google.world.client.secret = 'changed'
    await expire()
    expect(await failureOf(list())).toMatchObject({ kind: 'configuration' })
    expect(await connectionStatus(await site())).toMatchObject({ state: 'broken', problem: 'configuration' })
    google.world.client.secret = secret
    expect((await list()).status).toBe(200)
  })

  it.each([
    ['a renewal that is refused for another reason', 'token', 400, 'invalid_request'],
    ['a project without the Calendar API', 'calendarList.list', 403, 'accessNotConfigured'],
  ])('so is %s', async (_, operation, status, reason) => {
    await expire()
    google.faults.add({ operation, kind: 'refuse', status, reason, times: 1 })
    expect(await failureOf(list())).toMatchObject({ kind: 'configuration' })
    const problem = async () => query(await site(), sql`SELECT problem FROM google_connection`)
    expect(await problem()).toEqual([{ problem: 'configuration' }])
    expect((await list()).status).toBe(200)
    expect(await problem()).toEqual([{ problem: null }])
  })
})
