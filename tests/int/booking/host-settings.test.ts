import { randomBytes } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { readShownTypes } from '../../../src/features/booking/call-type/shown-types'
import { hostLoads, hostSettings } from '../../../src/features/booking/host/settings'
import { query, sql } from '../../../src/lib/db/query'
import { makeHosts, setHost, typeOf } from '../../support/hosts'
import { call, signedIn, signedInCallTaker, site, type Visitor } from '../../support/site'

const unique = (name: string) => `${name} ${randomBytes(4).toString('hex')}`

const owner = await signedIn('super_admin')
const payload = await site()
const req = () => createLocalReq({}, payload)
const send = (visitor: Visitor, body: object) =>
  call<{ errors?: { field?: string; code: string }[] }>('POST', '/api/set-host', { visitor, body })

describe('a person who takes calls', () => {
  it('becomes a host with the first save, and keeps what a later one leaves out', async () => {
    const person = await signedInCallTaker()
    const name = unique('Anna')
    const first = await setHost(person, {
      name,
      line: 'Automation',
      timezone: 'Asia/Tokyo',
      weeklyHours: [{ weekday: 1, start: '10:00', end: '24:00' }],
      daysOff: [{ from: '2030-01-01', to: null, everyYear: false, note: 'Trip' }],
      minimumNoticeHours: 4,
      busyCalendars: [{ name: 'Own', url: 'https://calendar.example/anna-canary.ics' }],
    })
    const second = await setHost(person, { line: '', maxCallsPerDay: 3 })
    expect(second).toEqual({ ...first, line: null, maxCallsPerDay: 3, updatedAt: second.updatedAt })
    expect(await hostSettings(await req(), person.user.id)).toEqual(second)
    expect(await hostLoads(await req(), new Date())).toContainEqual(
      expect.objectContaining({ name, takesCalls: true, isActive: true, toHandOver: 0 }),
    )
  })

  it('has addresses of calendars that only they and super admins read, and that no log has', async () => {
    const [host] = await makeHosts([unique('Bea')], {
      busyCalendars: [{ name: 'Own', url: 'https://calendar.example/bea-canary.ics' }],
    })
    const read = (visitor: Visitor) => call<object>('GET', `/api/hosts/${host?.settings.id}`, { visitor })
    const texts = [owner, await signedInCallTaker(), await signedIn('admin'), {}].map(async (visitor) =>
      JSON.stringify((await read(visitor)).body).includes('bea-canary'),
    )
    expect(await Promise.all(texts)).toEqual([true, false, false, false])
    const logged = await query(
      payload,
      sql`SELECT 1 FROM security_audit_log WHERE new_values::text LIKE '%canary%'`,
    )
    expect(logged).toEqual([])
    const stored = await query<{ url: string }>(payload, sql`SELECT url FROM hosts_busy_calendars`)
    expect(stored.every(({ url }) => url.startsWith('v1.'))).toBe(true)
    const watched = sql`SELECT name FROM busy_calendars WHERE host_id = ${host?.settings.id}`
    expect(await query(payload, watched)).toEqual([{ name: 'Own' }])
    await setHost(owner, { user: host?.person.user.id, isActive: false })
    expect(await query(payload, watched)).toEqual([])
  })

  it('sets neither slug nor whether they are active, nor others; those who take no calls set nothing', async () => {
    const [host] = await makeHosts([unique('Cem')])
    const person = host?.person ?? {}
    expect((await send(person, { slug: 'boss' })).status).toBe(403)
    expect((await send(person, { isActive: false })).status).toBe(403)
    expect((await send(person, { user: owner.user.id, name: 'Not me' })).status).toBe(403)
    expect((await send(await signedIn('admin'), { name: 'A' })).status).toBe(403)
    expect((await send(await signedIn('user'), { name: 'A' })).status).toBe(403)
    expect((await send({}, { name: 'A' })).status).toBe(401)
  })

  it('is made by super admins only for people who take calls', async () => {
    const { user } = await signedIn('admin')
    expect((await send(owner, { user: user.id, name: 'A' })).status).toBe(404)
    expect((await send(owner, { user: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
    const { user: taker } = await signedInCallTaker()
    expect(
      (await setHost(owner, { user: taker.id, name: 'Dora', slug: `dora-${randomBytes(4).toString('hex')}` }))
        .name,
    ).toBe('Dora')
  })

  it('hears which field is wrong', async () => {
    const person = await signedInCallTaker()
    const taken = await makeHosts([unique('Eve')])
    const wrong: [object, string][] = [
      [{ name: '' }, 'name'],
      [{ name: 'A'.repeat(61) }, 'name'],
      [{ timezone: 'Mars/Base' }, 'timezone'],
      [{ weeklyHours: [{ weekday: 8, start: '09:00', end: '10:00' }] }, 'weeklyHours.0.weekday'],
      [{ weeklyHours: [{ weekday: 1, start: '10:00', end: '09:00' }] }, 'weeklyHours.0.end'],
      [{ daysOff: [{ from: '2030-02-30', to: null, everyYear: false, note: null }] }, 'daysOff.0.from'],
      [{ minimumNoticeHours: -1 }, 'minimumNoticeHours'],
      [{ meetingUrl: 'http://plain.example/' }, 'meetingUrl'],
      [{ phone: 'call me' }, 'phone'],
      [{ picture: '00000000-0000-4000-8000-000000000000' }, 'picture'],
      [{ busyCalendars: [{ name: 'A', url: 'ftp://a' }] }, 'busyCalendars.0.url'],
      [{ user: 'nobody' }, 'user'],
    ]
    for (const [body, field] of wrong) {
      const answer = await send(person, body)
      expect([answer.status, answer.body.errors?.[0]?.field], JSON.stringify(body)).toEqual([400, field])
    }
    const twice = await send(owner, { user: person.user.id, slug: taken[0]?.settings.slug })
    expect([twice.status, twice.body.errors?.[0]?.field]).toEqual([400, 'slug'])
  })

  it('is set once by two calls at a time', async () => {
    const person = await signedInCallTaker()
    const both = await Promise.all([
      send(person, { name: 'Flo' }),
      send(person, { user: person.user.id.toUpperCase(), line: 'Hello' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await hostSettings(await req(), person.user.id)).toMatchObject({ line: 'Hello' })
  })
})

it('shows visitors the active hosts of a type whose host they choose, in its order', async () => {
  const hosts = await makeHosts([unique('Gil'), unique('Hal'), unique('Ida')])
  const type = await typeOf(owner, hosts.toReversed(), { title: unique('Chosen'), hostChoice: 'visitor' })
  const fair = await typeOf(owner, hosts, { title: unique('Fair') })
  const shown = async (slug: string) =>
    (await readShownTypes(payload)).find((each) => each.slug === slug)?.hosts.map(({ name }) => name)
  const names = hosts.map(({ settings }) => settings.name)
  expect(await shown(type.slug)).toEqual(names.toReversed())
  expect(await shown(fair.slug)).toEqual([])
  await setHost(owner, { user: hosts[1]?.person.user.id, isActive: false })
  expect(await shown(type.slug)).toEqual([names[2], names[0]])
})

it('leaves a name alone when the account is deleted, and no calendar that is read', async () => {
  const [host] = await makeHosts([unique('Jan')], {
    phone: '+49 30 901820',
    meetingUrl: 'https://meet.example/jan',
    busyCalendars: [{ name: 'Own', url: 'https://calendar.example/jan.ics' }],
  })
  if (!host) throw new Error('No host')
  const { id } = host.settings
  const read = () => query<{ id: string }>(payload, sql`SELECT id FROM busy_calendars WHERE host_id = ${id}`)
  expect(await read()).toHaveLength(1)
  await payload.delete({ collection: 'users', id: host.person.user.id, overrideAccess: true })
  expect(await read()).toEqual([])
  expect(await payload.findByID({ collection: 'hosts', id, overrideAccess: true })).toMatchObject({
    ...{ name: host.settings.name, isActive: false, phone: null, meetingUrl: null, busyCalendars: [] },
  })
})
