import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { contractOwner } from '../support/contract-servers'
import { startGoogle } from '../support/google/server'
import type { GoogleEvent } from '../support/google/world'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { seededFolder } from '../support/seeded-folder'

const CALLS = 'calls@group.calendar.google.com'

/** A super admin of a server, who asks over HTTP. */
function visitorOf(server: OwnServer) {
  let cookie = ''
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: server.url,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        cookie,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
    if (set.length > 0) cookie = [cookie, ...set].filter(Boolean).join('; ')
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : null,
    }
  }
}

it('a server that is killed between an event and its record makes no second one, and logs no secret', {
  timeout: 180_000,
}, async () => {
  const google = await startGoogle()
  const folder = seededFolder(join(mkdtempSync(join(tmpdir(), 'quickwin-google-')), 'data'))
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    GOOGLE_API_ROOT_URL: google.url,
    GOOGLE_OAUTH_ROOT_URL: google.url,
    ADMIN_EMAIL: contractOwner.email,
    ADMIN_PASSWORD: contractOwner.password,
    LOG_LEVEL: 'debug',
  }
  const secrets = new Set([google.world.client.secret])
  const remember = () => {
    for (const { refreshToken, accessTokens } of google.world.grants)
      for (const token of [refreshToken, ...accessTokens.keys()]) secrets.add(token)
  }
  const eventsOf = (): GoogleEvent[] =>
    [...(google.world.calendars.get(CALLS)?.events.values() ?? [])].map(({ event }) => event)
  let server = await startServer(env)
  let output = ''
  try {
    const redirectUri = `${server.url}/api/google-calendar-oauth/callback`
    google.world.client.redirectUris = [redirectUri]
    let ask = visitorOf(server)
    expect((await ask('POST', '/api/users/login', contractOwner)).status).toBe(200)
    const { id: clientId, secret: clientSecret } = google.world.client
    await ask('POST', '/api/globals/google-oauth-config', { clientId, clientSecret, redirectUri })
    const { authUrl } = (await ask('POST', '/api/google-calendar-oauth', { action: 'initiate' })).body
    const form = new URL(authUrl).searchParams
    form.set('choice', 'allow')
    form.set('granted', form.get('scope') ?? '')
    const choice = await fetch(authUrl.split('?')[0], { method: 'POST', body: form, redirect: 'manual' })
    const back = new URL(choice.headers.get('location') ?? '')
    const page = await ask('GET', `${back.pathname}${back.search}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/)
    await ask('POST', '/api/google-calendar-oauth', { action: 'select_calendar', calendarId: CALLS })
    await ask('POST', '/api/globals/calendar-settings', { meetingKind: 'google_meet' })
    remember()

    google.faults.add({ operation: 'events.insert', kind: 'done-then-hang', times: 1 })
    const booked = await ask('POST', '/api/book-for-visitor', {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      preferredDate: Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 200 }).toString(),
      preferredTime: '04:00',
      outsideHours: true,
      status: 'confirmed',
    })
    expect(booked.status).toBe(201)
    await vi.waitUntil(() => eventsOf().length > 0, { timeout: 30_000, interval: 50 })
    await server.kill()
    output += server.output()

    server = await startServer(env)
    ask = visitorOf(server)
    await ask('POST', '/api/users/login', contractOwner)
    const meetLink = async () => (await ask('GET', `/api/bookings/${booked.body.booking.id}`)).body?.meetLink
    await vi.waitUntil(meetLink, { timeout: 90_000, interval: 500 })
    expect(eventsOf()).toHaveLength(1)
    expect(await meetLink()).toBe(eventsOf()[0]?.hangoutLink)
    remember()
    output += server.output()
    expect(secrets.size).toBeGreaterThan(2)
    for (const secret of secrets) expect(output).not.toContain(secret)
  } finally {
    await server.stop()
    await google.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
