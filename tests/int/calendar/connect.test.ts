import { afterAll, describe, expect, it } from 'vitest'
import { storedGrant } from '../../../src/features/calendar/connection/stored'
import { query, sql } from '../../../src/lib/db/query'
import { begin, CALLS, config, connect, consent, follow, oauth } from '../../support/google/connect'
import { google } from '../../support/google/local'
import { call, signedIn, site, type Visitor } from '../../support/site'

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const user = await signedIn('user')
afterAll(() => google.stop())

const saveConfig = (visitor: Visitor, body: object = config) =>
  call('POST', '/api/globals/google-oauth-config', { visitor, body })
const readConfig = (visitor: Visitor) => call('GET', '/api/globals/google-oauth-config', { visitor })

/** Every token that this Google has given out, and the client's secret. */
const canaries = () => [
  google.world.client.secret,
  ...google.world.grants.flatMap(({ refreshToken, accessTokens }) => [refreshToken, ...accessTokens.keys()]),
]

it('uses the local Google', () => {
  expect(process.env.GOOGLE_API_ROOT_URL).toBe(google.url)
})

describe('no one but a super admin', () => {
  const calls: [string, string, object?][] = [
    ['POST', '/api/google-calendar-oauth', { action: 'initiate' }],
    ['POST', '/api/google-calendar-oauth', { action: 'disconnect' }],
    ['POST', '/api/google-calendar-oauth', { action: 'select_calendar', calendarId: CALLS }],
    ['GET', '/api/google-calendars'],
    ['POST', '/api/google-calendar-sync', { action: 'sync_events' }],
    ['POST', '/api/google-calendar-sync', { action: 'check_availability', date: '2026-12-01' }],
    ['GET', '/api/globals/google-oauth-config'],
    ['POST', '/api/globals/google-oauth-config', config],
  ]
  it.each(calls)('%s %s %j', async (method, path, body) => {
    for (const [visitor, denied] of [
      [{}, [401, 403]],
      [user, [403]],
      [admin, [403]],
    ] as const) {
      expect(denied).toContain((await call(method, path, { visitor, body })).status)
    }
  })

  it.each([
    ['/api/google-calendar-oauth', {}],
    ['/api/google-calendar-oauth', { action: 'callback' }],
    ['/api/google-calendar-oauth', { action: 'select_calendar' }],
    ['/api/google-calendar-sync', { action: 'delete' }],
    ['/api/google-calendar-sync', { action: 'check_availability', date: 'soon' }],
  ])('and no other action: %s %j', async (path, body) => {
    expect((await call('POST', path, { visitor: owner, body })).status).toBe(400)
  })
})

describe('the OAuth configuration', () => {
  it('is asked for before anything else', async () => {
    const { status, body } = await oauth(owner, { action: 'initiate' })
    expect([status, body.errors?.[0]]).toEqual([
      409,
      { code: 'configuration_required', message: 'Please configure OAuth settings first' },
    ])
  })

  it.each(['clientId', 'clientSecret', 'redirectUri'])('needs %s', async (field) => {
    for (const value of ['', undefined, '   ']) {
      const { status, body } = await saveConfig(owner, { ...config, [field]: value })
      expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]])
    }
  })

  it('never shows its secret again', async () => {
    const saved = await saveConfig(owner)
    expect(saved.status).toBe(200)
    const { body } = await readConfig(owner)
    expect(body).toMatchObject({
      clientId: config.clientId,
      redirectUri: config.redirectUri,
      scopes: ['https://www.googleapis.com/auth/calendar'],
    })
    for (const answer of [saved.body, body]) {
      expect(JSON.stringify(answer)).not.toContain(config.clientSecret)
      expect(JSON.stringify(answer)).not.toMatch(/clientSecret|v1\./)
    }
  })
})

describe('connecting', () => {
  it('refuses an answer without its cookie, with another state, and a second time', async () => {
    const begun = await begin(owner)
    const back = await consent(begun)
    expect((await follow(back, '')).status).toBe(400)
    const other = await begin(owner)
    expect((await follow(back, other.cookie)).status).toBe(400)
    expect((await follow(back.replace(/state=[^&]+/, 'state=x'), begun.cookie)).status).toBe(400)
    expect((await follow(back, begun.cookie)).status).toBe(200)
    expect((await follow(back, begun.cookie)).status).toBe(400)
    await oauth(owner, { action: 'disconnect' })
  })

  it('asks for offline access with a proof of its own', async () => {
    const { authUrl, cookie } = await begin(owner)
    const asked = new URL(authUrl).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      scope: 'https://www.googleapis.com/auth/calendar',
    })
    expect(cookie).not.toContain(asked.get('state'))
  })

  it('says when it was denied, or a permission was left out, and keeps nothing', async () => {
    const denied = await begin(owner)
    const no = await follow(await consent(denied, { allow: false }), denied.cookie)
    expect([no.status, no.body]).toEqual([400, expect.stringContaining('Nothing was connected')])
    const unticked = await begin(owner)
    const half = await follow(await consent(unticked, { scopes: [] }), unticked.cookie)
    expect([half.status, half.body]).toEqual([400, expect.stringContaining('A permission is missing')])
    expect(await storedGrant(await site())).toBeUndefined()
    expect(google.world.grants).toEqual([])
  })

  it('refuses the answer for someone who is no super admin any more', async () => {
    const other = await signedIn('super_admin')
    const begun = await begin(other)
    const back = await consent(begun)
    await query(await site(), sql`DELETE FROM user_roles WHERE user_id = ${other.user.id}`)
    expect((await follow(back, begun.cookie)).status).toBe(400)
    expect(await storedGrant(await site())).toBeUndefined()
  })

  it('keeps tokens sealed, picks a calendar from the list, and returns no secret', async () => {
    await connect(owner)
    const { body } = await call<{ calendars: { id: string; writable: boolean }[] }>(
      'GET',
      '/api/google-calendars',
      { visitor: owner },
    )
    expect(body.calendars.map(({ id, writable }) => [id, writable])).toEqual([
      ['team@quickwin.example', true],
      [CALLS, true],
      ['holidays@group.v.calendar.google.com', false],
    ])
    const refused = await oauth(owner, { action: 'select_calendar', calendarId: 'other@else.example' })
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'calendarId'])
    const readOnly = await oauth(owner, {
      action: 'select_calendar',
      calendarId: 'holidays@group.v.calendar.google.com',
    })
    expect(readOnly.status).toBe(400)

    const payload = await site()
    const answers = await Promise.all(
      [owner, admin, user, {}].flatMap((visitor) =>
        ['/api/globals/calendar-settings', '/api/globals/google-oauth-config', '/api/health'].map((path) =>
          call('GET', path, { visitor }),
        ),
      ),
    )
    const dump = await query(
      payload,
      sql`SELECT (SELECT json_agg(s) FROM calendar_settings s) AS settings, (SELECT json_agg(c) FROM google_oauth_config c) AS config,
                 (SELECT json_agg(g) FROM google_connection g) AS connection, (SELECT json_agg(f) FROM google_oauth_flows f) AS flows,
                 (SELECT json_agg(l) FROM security_audit_log l) AS log, (SELECT json_agg(j) FROM jobs.job j) AS jobs`,
    )
    const seen = JSON.stringify([answers.map((answer) => answer.body), dump])
    expect(canaries().length).toBeGreaterThan(2)
    for (const secret of canaries()) expect(seen).not.toContain(secret)
    // Not even sealed.
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toMatch(/v1\.[0-9a-f]{8}\./)
    const [log] = await query<{ count: number }>(
      payload,
      sql`SELECT count(*)::int AS count FROM security_audit_log WHERE table_name IN ('calendar_settings', 'google_oauth_config')`,
    )
    expect(log?.count).toBeGreaterThan(1)
  })

  it('keeps renewed tokens when settings are saved that were read before', async () => {
    const payload = await site()
    const [before] = await query<{ token: string }>(
      payload,
      sql`SELECT google_access_token AS token FROM calendar_settings`,
    )
    const { status, body } = await call('POST', '/api/globals/calendar-settings', {
      visitor: owner,
      body: { maxDaysAdvance: 31, googleAccessToken: 'x', googleRefreshToken: 'x', syncEnabled: true },
    })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/AccessToken|RefreshToken/)
    const [after] = await query<{ token: string; id: string }>(
      payload,
      sql`SELECT google_access_token AS token, google_calendar_id AS id FROM calendar_settings`,
    )
    expect(after).toEqual({ token: before?.token, id: CALLS })
  })
})

describe('disconnecting', () => {
  it('clears what the specification names and ends the grant at Google, even when Google is away', async () => {
    google.faults.add({ operation: 'revoke', kind: 'refuse', status: 503, times: 1 })
    const away = await oauth(owner, { action: 'disconnect' })
    expect([away.status, away.body]).toEqual([200, { success: true, revoked: false }])
    await connect(owner)
    expect(google.world.grants.length).toBe(2)
    const { body } = await oauth(owner, { action: 'disconnect' })
    expect(body).toEqual({ success: true, revoked: true })
    expect(google.world.grants.length).toBe(1)
    const rows = await query(
      await site(),
      sql`SELECT google_access_token AS a, google_refresh_token AS r, google_token_expires_at AS e, google_calendar_id AS c,
                 sync_enabled AS s FROM calendar_settings`,
    )
    expect(rows).toEqual([{ a: null, r: null, e: null, c: null, s: false }])
    expect((await oauth(owner, { action: 'disconnect' })).status).toBe(200)
  })

  it('ends the grant also where the sync was switched off', async () => {
    await connect(owner)
    const before = google.world.grants.length
    await query(await site(), sql`UPDATE calendar_settings SET sync_enabled = false`)
    const { body } = await oauth(owner, { action: 'disconnect' })
    expect(body).toEqual({ success: true, revoked: true })
    expect(google.world.grants.length).toBe(before - 1)
  })
})

describe('connecting an account that lacks the calendar of before', () => {
  it('leaves none picked, and says so in the audit log, with who connected', async () => {
    const payload = await site()
    await connect(owner)
    const gone = 'gone@group.calendar.google.com'
    await query(payload, sql`UPDATE calendar_settings SET google_calendar_id = ${gone}`)
    const begun = await begin(owner)
    expect((await follow(await consent(begun), begun.cookie)).status).toBe(200)
    const [stored] = await query(payload, sql`SELECT google_calendar_id AS id FROM calendar_settings`)
    expect(stored).toEqual({ id: null })
    const entries = await query(
      payload,
      sql`SELECT action, user_id AS "userId", old_values AS old, new_values AS new FROM security_audit_log
          WHERE table_name = 'calendar_settings' ORDER BY sequence DESC LIMIT 1`,
    )
    expect(entries).toEqual([
      {
        action: 'UPDATE',
        userId: owner.user.id,
        old: { googleCalendarId: gone },
        new: { googleCalendarId: null },
      },
    ])
  })
})
