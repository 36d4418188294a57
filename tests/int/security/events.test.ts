import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendAlertMail } from '../../../src/features/security/alerts/mail-jobs'
import { raiseFault } from '../../../src/features/security/alerts/raise-alert'
import type { NoticedEvent } from '../../../src/features/security/event-kinds'
import { forgetOldEvents } from '../../../src/features/security/events/mutations'
import { countAlerts } from '../../../src/features/security/events/queries'
import { securityMetrics } from '../../../src/features/security/metrics/queries'
import { recordChange } from '../../../src/features/security/record-change'
import { keepEvent } from '../../../src/features/security/record-event'
import { postgresOf } from '../../../src/lib/db/transaction'
import { jobQueue } from '../../../src/lib/jobs/boss'
import { keptMails } from '../../support/kept-mails'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'

interface Listed {
  docs: { id: string; type: string; severity: string; category: string; details: Record<string, unknown> }[]
  totalDocs: number
  hasNextPage: boolean
  nextCursor: string | null
}

let owner: Visitor
const noon = new Date('2026-03-04T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

const failedSignIn: NoticedEvent = {
  type: 'auth_attempt',
  category: 'auth',
  severity: 'medium',
  message: 'Sign-in failed',
}
const limitHit: NoticedEvent = {
  type: 'rate_limit_hit',
  category: 'rate_limit',
  severity: 'medium',
  message: 'Limit',
}

const list = async (ask = '') =>
  (await call<Listed>('GET', `/api/security-events${ask}`, { visitor: owner })).body
const stored = async () =>
  runSql<{
    type: string
    severity: string
    details: Record<string, unknown> | null
  }>`SELECT type, severity, details FROM security_events ORDER BY created_at, id`
const criticals = async () => (await stored()).filter(({ severity }) => severity === 'critical')

beforeAll(async () => {
  await jobQueue()
  // As the back office's own pages send: a deletion without a body would else leave an event of its own.
  owner = { ...(await signedIn('super_admin')), headers: { 'sec-fetch-site': 'same-origin' } }
})

beforeEach(async () => {
  await runSql`DELETE FROM security_events`
  await runSql`DELETE FROM jobs.job WHERE name = 'security-alert'`
})

describe('a figure leads to the rows that it counts', () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000 + 60_000)

  it('by severity, type and time', async () => {
    const payload = await site()
    const old = new Date(Date.now() - 25 * 3_600_000)
    for (const at of [old, hours(2), hours(1)]) {
      await keepEvent(payload, failedSignIn, at)
      await keepEvent(payload, limitHit, at)
      await keepEvent(payload, { ...limitHit, severity: 'high' }, at)
      await keepEvent(payload, { ...limitHit, severity: 'critical' }, at)
    }
    // Sums up events that are there already.
    const sum = { ...failedSignIn, severity: 'critical', details: { rule: 'failed-sign-ins' } } as const
    await keepEvent(payload, sum, hours(1))
    const metrics = await securityMetrics(payload, new Date())
    // The rows were made a minute after the hour began.
    const since = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
    const total = async (ask: string) => (await list(`?${ask}&since=${since(1)}`)).totalDocs
    expect(await total('severity=all')).toBe(metrics.totalEvents)
    expect(await total('severity=high_and_critical')).toBe(metrics.highSeverityEvents)
    expect(await total('category=auth&type=auth_attempt')).toBe(metrics.failedAuth)
    expect(metrics).toMatchObject({ totalEvents: 5, highSeverityEvents: 3, failedAuth: 1 })
    expect((await list(`?severity=high_and_critical&since=${since(24)}`)).totalDocs).toBe(5)
  })
})

describe('the list', () => {
  it('is filtered by severity and category', async () => {
    const payload = await site()
    await keepEvent(payload, failedSignIn, noon)
    await keepEvent(payload, { ...failedSignIn, severity: 'high' }, noon)
    await keepEvent(payload, limitHit, noon)
    expect((await list()).docs).toHaveLength(3)
    expect((await list('?severity=all&category=all')).totalDocs).toBe(3)
    expect((await list('?severity=high')).docs.map(({ severity }) => severity)).toEqual(['high'])
    expect(await list('?category=auth&severity=medium')).toMatchObject({
      totalDocs: 1,
      docs: [{ type: 'auth_attempt' }],
    })
    expect(await list('?category=system')).toMatchObject({ totalDocs: 0, docs: [], nextCursor: null })
  })

  it.each([
    ...['severity=awful', 'category=other', 'limit=0', 'limit=1001', 'limit=x', 'before=yesterday'],
    ...['type=x', 'since=yesterday', 'since=2026-13-01T00:00:00Z'],
  ])('refuses ?%s and names the parameter', async (wrong) => {
    const { status, body } = await call('GET', `/api/security-events?${wrong}`, { visitor: owner })
    expect(status).toBe(400)
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([[wrong.split('=')[0], 'invalid']])
  })

  it('is walked through by its cursor without loss, also within one millisecond', async () => {
    const payload = await site()
    for (let at = 0; at < 7; at++) await keepEvent(payload, { ...failedSignIn, message: `${at}` }, noon)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Listed = await list(`?limit=3${cursor ? `&before=${encodeURIComponent(cursor)}` : ''}`)
      seen.push(...page.docs.map(({ id }) => id))
      expect(page.hasNextPage).toBe(page.nextCursor !== null)
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
    expect((await list(`?before=${noon.toISOString()}`)).docs).toEqual([])
  })

  it('ends its count at the newest thousand', async () => {
    await runSql`INSERT INTO security_events (type, category, severity, message)
          SELECT 'csrf_violation', 'csrf', 'low', 'Many' FROM generate_series(1, 1200)`
    expect((await list('?limit=1000')).docs).toHaveLength(1000)
    expect((await list()).totalDocs).toBe(1000)
  })
})

describe('clearing', () => {
  it('does not delete some of them', async () => {
    await keepEvent(await site(), failedSignIn, noon)
    const { status } = await call('DELETE', '/api/security-events?where[severity][equals]=low', {
      visitor: owner,
    })
    expect(status).toBe(403)
    const [event] = (await list('?category=auth')).docs
    expect((await call('DELETE', `/api/security-events/${event?.id}`, { visitor: owner })).status).toBe(403)
    expect((await list('?category=auth')).docs).toEqual([event])
    // The refusals are events too, kept after the answers.
    const refusals = async () =>
      (await list('?category=access')).docs.reduce((sum, { details }) => sum + Number(details?.count ?? 1), 0)
    await expect.poll(refusals, { timeout: 60_000 }).toBe(2)
  })

  it('deletes all events and is audited, with who did it', async () => {
    const payload = await site()
    await keepEvent(payload, failedSignIn, noon)
    await keepEvent(payload, limitHit, noon)
    const { status, body } = await call('DELETE', '/api/security-events', { visitor: owner })
    expect([status, body]).toEqual([200, { deleted: 2 }])
    expect(await stored()).toEqual([])
    const { body: audit } = await call<{ docs: object[] }>(
      'GET',
      '/api/security-audit-log?table=security_events&limit=1',
      { visitor: owner },
    )
    expect(audit.docs).toMatchObject([
      { action: 'DELETE', tableName: 'security_events', oldValues: { events: 2, medium: 2 } },
    ])
  })

  it('keeps the events when the audit log cannot be written', async () => {
    const payload = await site()
    await keepEvent(payload, failedSignIn, noon)
    await runSql`ALTER TABLE security_audit_log RENAME COLUMN table_name TO away`
    try {
      expect((await call('DELETE', '/api/security-events', { visitor: owner })).status).toBe(500)
      expect(await stored()).toHaveLength(1)
    } finally {
      await runSql`ALTER TABLE security_audit_log RENAME COLUMN away TO table_name`
    }
  })
})

describe('figures', () => {
  it('count the last hour, and nothing before and after', async () => {
    const payload = await site()
    await keepEvent(payload, failedSignIn, later(-3601))
    await keepEvent(payload, failedSignIn, later(1))
    for (let at = 0; at < 2; at++) await keepEvent(payload, failedSignIn, later(-60 * at))
    await keepEvent(payload, { ...limitHit, severity: 'high' }, later(-3599))
    expect(await securityMetrics(payload, noon)).toMatchObject({
      securityScore: 91,
      totalEvents: 3,
      highSeverityEvents: 1,
      failedAuth: 2,
      rateLimitHits: 1,
      window: { minutes: 60, from: '2026-03-04T11:00:00.000Z', to: '2026-03-04T12:00:00.000Z' },
    })
  })

  it('take no points for requests refused for want of rights', async () => {
    const payload = await site()
    await keepEvent(payload, { ...failedSignIn, category: 'access' }, noon)
    expect(await securityMetrics(payload, noon)).toMatchObject({ failedAuth: 0, securityScore: 100 })
  })
})

describe('critical events', () => {
  it('come once in each window, when the threshold is passed', async () => {
    const payload = await site()
    for (let at = 0; at < 5; at++) await keepEvent(payload, limitHit, later(at))
    expect(await criticals()).toEqual([])
    const ipAddress = '203.0.113.9'
    for (let at = 5; at < 20; at++) await keepEvent(payload, { ...limitHit, ipAddress }, later(at))
    expect(await criticals()).toMatchObject([
      { details: { rule: 'rate-limit-hits', count: 6, addresses: [ipAddress] } },
    ])
    for (let at = 0; at < 6; at++) await keepEvent(payload, limitHit, later(120 + at))
    expect(await criticals()).toHaveLength(2)
    // They sum up what counts already.
    expect((await securityMetrics(payload, later(200))).rateLimitHits).toBe(26)
  })

  it('come of wrong input by visitors, not of the team that mistypes or has a text previewed', async () => {
    const payload = await site()
    const refused: NoticedEvent = {
      type: 'validation_error',
      category: 'input',
      severity: 'low',
      message: 'A form was refused for wrong input',
    }
    const team = await signedIn('admin')
    const client = await signedIn('user')
    for (let at = 0; at < 20; at++) await keepEvent(payload, { ...refused, userId: team.user.id }, later(at))
    expect(await criticals()).toEqual([])
    for (let at = 0; at < 11; at++)
      await keepEvent(payload, { ...refused, userId: client.user.id }, later(at))
    expect(await criticals()).toMatchObject([{ details: { rule: 'validation-errors', count: 11 } }])

    await runSql`DELETE FROM security_events`
    const body = { mail: 'booking-received', subject: 'Your {nam' }
    expect((await call('POST', '/api/preview-mail-text', { visitor: owner, body })).status).toBe(400)
    expect((await call('POST', '/api/contact', { visitor: team, body })).status).toBe(400)
    await expect.poll(stored, { timeout: 60_000 }).toHaveLength(1)
    expect(await stored()).toMatchObject([{ details: { form: 'contact' } }])
  })

  it('do not come when the same number is spread over more time', async () => {
    const payload = await site()
    for (let at = 0; at < 12; at++) await keepEvent(payload, limitHit, later(at * 15))
    expect(await criticals()).toEqual([])
  })

  it('come once also when servers notice at the same instant', async () => {
    const payload = await site()
    for (let at = 0; at < 5; at++) await keepEvent(payload, limitHit, noon)
    await Promise.all(Array.from({ length: 6 }, () => keepEvent(payload, limitHit, noon)))
    expect(await criticals()).toHaveLength(1)
  })

  it('mail each super admin once an hour: at once, and at its end what came within it', async () => {
    const payload = await site()
    const owners = await runSql`SELECT DISTINCT user_id FROM user_roles WHERE role = 'super_admin'`
    /** The minutes after noon at which mails leave. */
    const mails = async () => {
      const rows = await runSql<{
        at: string
        message: string
        people: number
      }>`SELECT start_after AS at, data ->> 'message' AS message, count(*)::int AS people
            FROM jobs.job WHERE name = 'security-alert' GROUP BY 1, 2 ORDER BY 1`
      expect(rows.every(({ people }) => people === owners.length)).toBe(true)
      return rows.map(({ at, message }) => [(Date.parse(at) - noon.getTime()) / 60_000, message])
    }
    const fault = (rule: string, minutes: number) =>
      raiseFault(payload, { rule, message: rule }, later(minutes * 60))
    await fault('first', 0)
    expect(await mails()).toEqual([[0, 'first']])
    await fault('second', 5)
    await fault('third', 59)
    expect(await mails()).toEqual([
      [0, 'first'],
      [60, 'second'],
    ])
    // The hour after that mail has one of its own.
    await fault('fourth', 61)
    await fault('fifth', 119)
    // Nothing waits any more: an event after a quiet hour is mailed at once.
    await fault('sixth', 300)
    expect(await criticals()).toHaveLength(6)
    expect(await mails()).toEqual([
      [0, 'first'],
      [60, 'second'],
      [120, 'fourth'],
      [300, 'sixth'],
    ])
  })

  it('are mailed within the hour also when the clock was set back after a mail', async () => {
    const payload = await site()
    await raiseFault(payload, { rule: 'before', message: 'before' }, noon)
    await runSql`UPDATE jobs.job SET state = 'completed' WHERE name = 'security-alert'`
    await raiseFault(payload, { rule: 'after', message: 'after' }, later(-55 * 60))
    const [mail] = await runSql<{
      at: string
    }>`SELECT start_after AS at FROM jobs.job WHERE name = 'security-alert' AND state = 'created' LIMIT 1`
    expect(new Date(mail?.at ?? 0)).toEqual(later(5 * 60))
  })

  it('write that mail with what happened, when, and where to look', async () => {
    const payload = await site()
    for (let at = 0; at < 11; at++) await keepEvent(payload, failedSignIn, noon)
    const person = await signedIn('super_admin')
    const job = {
      eventId: 'event',
      message: 'More than 10 sign-ins failed within 5 minutes',
      category: 'auth',
      at: noon.toISOString(),
    }
    await sendAlertMail(payload, { ...job, userId: person.user.id })
    // A person who is no longer a super admin gets none.
    const other = await signedIn('admin')
    await sendAlertMail(payload, { ...job, userId: other.user.id })
    const kept = (await keptMails()).filter(({ subject }) => subject?.startsWith('Security alert'))
    expect(kept.map(({ to }) => to)).toEqual([person.email])
    expect(kept[0]?.text).toContain('Wednesday, 4 March 2026, 13:00 CET')
    expect(kept[0]?.text).toContain('/super-admin/security?severity=critical')
  })

  it('tell of failed sign-ins that are spread over many accounts', async () => {
    const payload = await site()
    const attempt = (at: number) =>
      keepEvent(
        payload,
        { ...failedSignIn, details: { email: `p${at}@example.com`, network: '10.0.0.1' } },
        later(at * 120),
      )
    for (let at = 0; at < 19; at++) await attempt(at)
    expect(await criticals()).toEqual([])
    for (let at = 19; at < 24; at++) await attempt(at)
    expect(await criticals()).toMatchObject([
      { type: 'suspicious_activity', details: { rule: 'spread-sign-ins', failures: 20, accounts: 20 } },
    ])
  })
})

describe('the sum of failed sign-ins', () => {
  const network = '203.0.113.9'
  const failures = async (people: readonly { id: string; email: string }[]) => {
    const start = Date.now() - 60_000
    for (let at = 0; at < 12; at++) {
      const { id: userId, email } = people[at % people.length] ?? {}
      const details = { email, network, signedIn: false }
      const event = { ...failedSignIn, userId, ipAddress: network, details }
      await keepEvent(await site(), event, new Date(start + at))
    }
    const [sum] = (await list('?severity=critical')).docs
    return sum
  }
  const signsIn = async (id: string, newNetwork: boolean) =>
    recordChange(await createLocalReq({}, await site()), {
      ...{ action: 'INSERT', tableName: 'sessions', recordId: id, userId: id },
      after: { device: 'Firefox on Windows', network, newDevice: false, newNetwork, secondFactor: false },
    })
  const alerts = async () => countAlerts(await site(), new Date())

  it('of one account names it, and is no attack once its owner signs in where they did before', async () => {
    const { user } = await signedIn('super_admin')
    const about = { userId: user.id, ipAddress: network, mistyped: false }
    expect(await failures([user])).toMatchObject({ ...about, details: { accounts: 1, network } })
    expect(await alerts()).toMatchObject({ critical: 1, attacks: 1, attacksInHour: 1 })
    // Who guessed a password signs in as well.
    await signsIn(user.id, true)
    expect(await alerts()).toMatchObject({ critical: 1, attacks: 1, attacksInHour: 1 })
    await signsIn(user.id, false)
    expect(await alerts()).toMatchObject({ critical: 1, criticalInHour: 1, attacks: 0, attacksInHour: 0 })
    expect((await list('?severity=critical')).docs).toMatchObject([{ ...about, mistyped: true }])
  })

  it('of several accounts stays an attack, and names none of them', async () => {
    const people = [(await signedIn('super_admin')).user, (await signedIn('admin')).user]
    const sum = await failures(people)
    expect(sum).toMatchObject({ userId: null, ipAddress: network, details: { accounts: 2 } })
    for (const { id } of people) await signsIn(id, false)
    expect(await alerts()).toMatchObject({ critical: 1, attacks: 1, attacksInHour: 1 })
  })
})

describe('what is recorded', () => {
  it('of a refused form: its name and the names of the fields, never what was typed', async () => {
    await call('POST', '/api/contact', {
      body: { name: 'Canary Person', email: 'canary-no-mail', message: '' },
    })
    await expect
      .poll(() => list('?category=input'))
      .toMatchObject({
        docs: [{ type: 'validation_error', details: { form: 'contact', fields: ['email', 'message'] } }],
      })
    expect(JSON.stringify(await stored())).not.toMatch(/canary/i)
  })

  it('of a failed sign-in: the address that was tried, never the password', async () => {
    await call('POST', '/api/users/login', {
      visitor: { address: '2001:db8:1:2::7' },
      body: { email: 'unknown@example.com', password: 'Canary-Password-1' },
    })
    await expect
      .poll(() => list('?category=auth'))
      .toMatchObject({
        docs: [
          {
            details: {
              email: 'unknown@example.com',
              network: '2001:db8:1:2::/64',
              success: false,
              signedIn: false,
            },
          },
        ],
      })
    expect(JSON.stringify(await stored())).not.toContain('Canary-Password')
    expect((await list('?category=access')).docs).toEqual([])
  })

  it('of no request that only lacks a mark: the origin decides', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-site' }, {}, { 'content-type': 'text/plain' }])
      await call('POST', '/api/users/logout', {
        body: {},
        visitor: { headers: { 'x-requested-with': '', ...(headers as Record<string, string>) } },
      })
    const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
    expect((await call('POST', '/api/users/logout', { body: {}, visitor: elsewhere })).status).toBe(403)
    await expect.poll(async () => (await list('?category=csrf')).docs).toMatchObject([{ severity: 'high' }])
  })
})

describe('retention', () => {
  it('forgets what is older than ninety days', async () => {
    const payload = await site()
    const day = 24 * 3600
    await keepEvent(payload, failedSignIn, later(-91 * day))
    await keepEvent(payload, limitHit, later(-89 * day))
    await forgetOldEvents(payload, noon)
    expect((await stored()).map(({ type }) => type)).toEqual(['rate_limit_hit'])
  })

  it('forgets of too many the oldest, and those of low severity before those that matter', async () => {
    const payload = await site()
    const foreign: NoticedEvent = { type: 'csrf_violation', category: 'csrf', severity: 'low', message: '' }
    const severities = ['critical', 'high', 'low', 'medium', 'high', 'low', 'medium'] as const
    for (const [at, severity] of severities.entries())
      await keepEvent(payload, { ...foreign, severity, message: `${at}` }, later(at))
    const left = async (rows: number) => {
      await forgetOldEvents(payload, noon, rows)
      return (await stored()).map(({ severity }) => severity)
    }
    expect(await left(5)).toEqual(['critical', 'high', 'high', 'low', 'medium'])
    expect(await left(3)).toEqual(['critical', 'high', 'high'])
    expect(await left(1)).toEqual(['critical'])
  })
})

describe('a hundred thousand events', () => {
  it('are read through an index, never row by row', async () => {
    const payload = await site()
    await runSql`INSERT INTO security_events (type, category, severity, message, created_at)
          SELECT 'csrf_violation', 'csrf', 'low', 'Many', now() - n * interval '1 second' FROM generate_series(1, 100000) n`
    await runSql`ANALYZE security_events`
    const { pool } = postgresOf(payload)
    for (const where of ['TRUE', "severity = 'critical'", "category = 'auth' AND severity = 'high'"]) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT * FROM security_events WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 25`,
      )
      expect([where, rows.map((row) => row['QUERY PLAN']).join('\n')]).toEqual([
        where,
        expect.not.stringContaining('Seq Scan'),
      ])
    }
    expect((await list('?severity=critical')).docs).toEqual([])
  }, 60_000)
})

describe('an event that someone has handled', () => {
  const critical = { ...limitHit, severity: 'critical' } as const
  const handle = (id: string, body: object, visitor = owner) =>
    call<{ handled: boolean }>('POST', `/api/security-events/${id}/handled`, { visitor, body })
  const only = async (ask = '') => (await list(ask)).docs[0] as Listed['docs'][number] & Handled
  interface Handled {
    handledAt: string | null
    handledBy: string | null
  }

  it('is no alert any more, and says who handled it and when', async () => {
    const payload = await site()
    const now = new Date()
    await keepEvent(payload, critical, now)
    const { id } = await only()
    const later = new Date(now.getTime() + 1000)
    expect(await countAlerts(payload, later)).toMatchObject({ critical: 1, criticalInHour: 1 })
    expect(await handle(id, { handled: true })).toMatchObject({ status: 200, body: { handled: true } })
    expect(await countAlerts(payload, later)).toMatchObject({ critical: 0, criticalInHour: 0 })
    const event = await only('?state=handled')
    expect(event).toMatchObject({ id, handledBy: expect.any(String), details: null })
    expect(Date.parse(event.handledAt ?? '')).toBeGreaterThanOrEqual(now.getTime() - 1000)
    expect((await list('?state=open')).totalDocs).toBe(0)
    // Twice is once.
    expect((await handle(id, { handled: true })).status).toBe(200)
    const entries = () => runSql<{ new_values: object }>`SELECT new_values FROM security_audit_log
      WHERE table_name = 'security_events' AND record_id = ${id} ORDER BY sequence`
    expect((await entries()).map(({ new_values }) => new_values)).toMatchObject([{ handled: true }])

    expect((await handle(id, { handled: false })).status).toBe(200)
    expect((await countAlerts(payload, later)).critical).toBe(1)
    expect(await only('?state=open')).toMatchObject({ id, handledAt: null, handledBy: null })
    expect(await entries()).toHaveLength(2)
  })

  it('is open again when it happens once more', async () => {
    const payload = await site()
    await keepEvent(payload, critical, noon)
    const { id } = await only()
    await handle(id, { handled: true })
    await keepEvent(payload, critical, later(1))
    expect(await only()).toMatchObject({ id, times: 2, handledAt: null })
  })

  it('is named in a refusal if it is gone, or if the answer is no answer', async () => {
    expect((await handle('5f0c4b0e-7f4e-4d5e-9a55-0123456789ab', { handled: true })).status).toBe(404)
    expect((await handle('none', { handled: true })).status).toBe(404)
    await keepEvent(await site(), critical, noon)
    const { id } = await only()
    for (const body of [{}, { handled: 'yes' }, { handled: null }]) {
      const { status, body: answer } = await handle(id, body)
      expect([status, answer]).toMatchObject([400, { errors: [{ field: 'handled' }] }])
    }
    expect((await handle(id, { handled: true }, await signedIn('admin'))).status).toBe(403)
    expect(await only()).toMatchObject({ handledAt: null })
  })

  it('is found by its account or its address, and not by a part of it', async () => {
    const payload = await site()
    const userId = '6f0c4b0e-7f4e-4d5e-9a55-0123456789ab'
    await keepEvent(payload, { ...failedSignIn, ipAddress: '203.0.113.4' }, noon)
    await keepEvent(payload, { ...failedSignIn, userId, ipAddress: '203.0.113.40' }, noon)
    const found = async (about: string) => (await list(`?about=${about}`)).totalDocs
    expect(await Promise.all(['203.0.113.4', userId, '203.0.113'].map(found))).toEqual([1, 1, 0])
    for (const about of ['%25', '%00', 'a'.repeat(65)]) {
      const { status, body } = await call('GET', `/api/security-events?about=${about}`, { visitor: owner })
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'about' }] }])
    }
  })
})
