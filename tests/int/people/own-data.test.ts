import { describe, expect, it } from 'vitest'
import { call, runSql, signedIn, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const owner = await signedIn('super_admin')
const client = await signedIn('user')

const exported = (visitor: Visitor, more = '') =>
  call<Record<string, Record<string, unknown>[]> & string>('GET', `/api/my-data/export${more}`, { visitor })
const ask = (visitor: Visitor, body: object = {}) =>
  call('POST', '/api/my-data/request-erasure', { visitor, body })
const write = (email: string) =>
  call('POST', '/api/contact', {
    body: { name: 'Ada Lovelace', email, message: 'We type four hundred invoices a month.' },
  })
const inquiriesOf = async (email: string) =>
  runSql<{
    id: string
    message: string
    status: string
  }>`SELECT id, message, status FROM inquiries WHERE lower(email) = ${email} ORDER BY created_at`

describe('a client’s own data', () => {
  it('is for no one who is signed out', async () => {
    for (const answer of [await exported({}), await ask({})])
      expect([answer.status, answer.body.errors?.[0]]).toMatchObject([401, { code: 'unauthenticated' }])
  })

  it('is never that of another person', async () => {
    const other = uniqueEmail()
    await write(other)
    for (const visitor of [client, await signedIn('admin'), owner]) {
      const { status, body } = await exported(visitor, `?email=${other}&id=1`)
      expect([status, body.email]).toEqual([200, visitor.email])
      expect(JSON.stringify(body)).not.toContain(other)
    }
    await ask(client, { email: other })
    expect(await inquiriesOf(other)).toHaveLength(1)
  })

  it('is exported as JSON and to read, without notes and secrets', async () => {
    const person = await signedIn('user')
    await write(person.email.toUpperCase())
    const [inquiry] = await inquiriesOf(person.email)
    const note = { kind: 'inquiry', id: inquiry?.id, text: 'Rather difficult.' }
    expect((await call('POST', '/api/add-note', { visitor: owner, body: note })).status).toBe(201)
    await runSql`INSERT INTO bookings (name, email, status, booking_datetime, ends_at, blocked_until, timezone, calendar_sequence, outcome_note)
          VALUES ('Ada', ${person.email}, 'completed', '2026-01-01 09:00Z', '2026-01-01 10:00Z', '2026-01-01 10:00Z',
                  'Europe/Berlin', 0, 'Asked twice.')`
    const { status, body, headers } = await exported(person)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(body.inquiries).toHaveLength(1)
    expect(body.bookings).toHaveLength(1)
    expect(body.account).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/difficult|twice|hash|sealed|token|"assignee"/i)
    const page = await exported(person, '?format=html')
    expect(page.body).toContain('four hundred invoices')
    expect((await exported(person, '?format=xml')).status).toBe(400)
    const entries =
      await runSql`SELECT record_id FROM security_audit_log WHERE table_name = 'exports' AND user_id = ${person.user.id}`
    expect(entries).toEqual([{ record_id: 'own_data' }, { record_id: 'own_data' }])
  })
})

describe('the request to erase it', () => {
  it('is not for the team', async () => {
    for (const visitor of [await signedIn('admin'), owner]) {
      const { status, body } = await ask(visitor)
      expect([status, body.errors?.[0]?.code]).toEqual([409, 'conflict'])
      expect(await inquiriesOf(visitor.email)).toEqual([])
    }
  })

  it('waits in the queue, is mailed to the team and the client, and erases nothing itself', async () => {
    const person = await signedIn('user')
    const { status, body } = await ask(person)
    expect([status, body.message]).toEqual([202, expect.stringContaining('within a month')])
    const [inquiry] = await inquiriesOf(person.email)
    expect(inquiry).toMatchObject({ status: 'new', message: expect.stringContaining('erase all data') })
    const mails = await runSql<{
      audience: string
    }>`SELECT data->>'audience' AS audience FROM jobs.job WHERE data->>'inquiryId' = ${inquiry?.id ?? ''} ORDER BY 1`
    expect(mails).toEqual([{ audience: 'sender' }, { audience: 'team' }])
    expect((await call('GET', '/api/session', { visitor: person })).body.user).toBeTruthy()

    expect((await ask(person)).status).toBe(202)
    const third = await ask(person)
    expect([third.status, third.body.errors?.[0]?.code]).toEqual([429, 'rate_limited'])
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)

    const erased = await call('POST', '/api/people/erase', {
      visitor: owner,
      body: { email: person.email, confirm: person.email },
    })
    expect(erased.status).toBe(200)
    expect(await inquiriesOf(person.email)).toEqual([])
  })
})
