import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { queryIn, sql } from '../../../src/lib/db/query'
import { inTransaction } from '../../../src/lib/db/transaction'
import { mailedToken } from '../../support/outbox'
import { enrolled } from '../../support/second-factor'
import { account, call, runSql, signedIn, signIn, site } from '../../support/site'

interface Trace extends Record<string, unknown> {
  user_id: string | null
  ip_address: string | null
  user_agent: string | null
}

/** The newest entry of the audit log about a record. */
async function newestEntry(tableName: string, recordId: string): Promise<Trace | undefined> {
  const req = await createLocalReq({}, await site())
  const rows = await queryIn<Trace>(
    req,
    sql`SELECT action, user_id, ip_address, user_agent, old_values, new_values FROM security_audit_log
        WHERE table_name = ${tableName} AND record_id = ${recordId} ORDER BY sequence DESC LIMIT 1`,
  )
  return rows[0]
}

const device = { address: '10.7.8.9', headers: { 'user-agent': 'Testbrowser/1.0' } }
const trace = (userId: string) => ({
  user_id: userId,
  ip_address: device.address,
  user_agent: 'Testbrowser/1.0',
})

describe('the audit log names the person, the address and the agent', () => {
  it.each(['signed out', 'signed in as someone else'])(
    'of the owner who confirms a new address by the mailed link, %s',
    async (who) => {
      const person = await signedIn('user')
      const wished = `new-${person.email}`
      await call('POST', '/api/change-email', {
        visitor: person,
        body: { email: wished, currentPassword: person.password },
      })
      const token = await mailedToken(wished, 'confirm-email')
      const cookie = who === 'signed out' ? {} : { cookie: (await signedIn('user')).cookie ?? '' }
      const { status } = await call('POST', '/api/confirm-email', {
        visitor: { ...cookie, ...device },
        body: { token },
      })
      expect(status).toBe(200)
      expect(await newestEntry('profiles', person.user.id)).toMatchObject({
        action: 'UPDATE',
        old_values: { email: person.email },
        new_values: { email: wished },
        ...trace(person.user.id),
      })
    },
  )
})

describe('a transaction', () => {
  it('is part of the one that its request is in already, and is rolled back with it', async () => {
    const payload = await site()
    const { user } = await account()
    const rename = { collection: 'users', id: user.id, overrideAccess: true } as const
    const undone = inTransaction({ payload }, async (outer) => {
      await payload.update({ ...rename, data: { companyName: 'Outer' }, req: outer })
      // The same row: next to the first transaction, this would wait for it without an end.
      await inTransaction(outer, (inner) =>
        payload.update({ ...rename, data: { companyName: 'Inner' }, req: inner }),
      )
      expect(await payload.findByID({ ...rename, req: outer })).toMatchObject({ companyName: 'Inner' })
      throw new Error('on purpose')
    })
    await expect(undone).rejects.toThrow('on purpose')
    expect((await payload.findByID(rename)).companyName ?? null).toBeNull()
  })

  it('leaves the context of the request behind it as it was', async () => {
    const actor = await createLocalReq({ context: { kept: true } }, await site())
    await inTransaction(actor, async (req) => {
      expect(req.context).toMatchObject({ kept: true })
      req.context.disableRevalidate = true
    })
    expect(actor.context).toEqual({ kept: true })
    expect(actor.transactionID).toBeUndefined()
  })
})

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

interface Entry extends Record<string, unknown> {
  user_id: string | null
  record_id: string
  ip_address: string
  new_values: Record<string, unknown>
}

const entriesOf = async (table: string, userId: string) =>
  runSql<Entry>`SELECT user_id, record_id, ip_address, new_values FROM security_audit_log
        WHERE table_name = ${table} AND action = 'INSERT' AND user_id = ${userId} ORDER BY sequence`

describe('a sign-in', () => {
  it.each(['admin', 'super_admin'] as const)(
    'of an %s is in the audit log, with what is new about it',
    async (role) => {
      const { user, email, password } = await account(role)
      const from = (address: string, userAgent: string, typed = password) =>
        signIn({ email, password: typed }, {}, { address, headers: { 'user-agent': userAgent } })
      await from('192.0.2.10', CHROME)
      await from('192.0.2.10', CHROME)
      await from('192.0.2.10', FIREFOX)
      await from('198.51.100.7', CHROME)
      expect((await from('192.0.2.10', CHROME, 'Wrong-password-1')).status).toBe(401)
      const entries = await entriesOf('sessions', user.id)
      expect(entries.map(({ new_values: { newDevice, newNetwork } }) => [newDevice, newNetwork])).toEqual([
        [true, true],
        [false, false],
        [true, false],
        [false, true],
      ])
      expect(entries[0]).toMatchObject({
        record_id: user.id,
        ip_address: '192.0.2.10',
        new_values: { device: 'Chrome on Windows', network: '192.0.2.10', secondFactor: false },
      })
    },
  )

  it('of a client is not', async () => {
    const { user } = await signedIn('user')
    expect(await entriesOf('sessions', user.id)).toEqual([])
  })

  it('reports of the second factor', async () => {
    const person = await enrolled('admin')
    await signIn(person, { code: person.recoveryCodes[0] })
    const entries = await entriesOf('sessions', person.user.id)
    expect(entries.at(-1)?.new_values).toMatchObject({ secondFactor: true })
  })
})

describe('an export', () => {
  it.each([
    ['/api/bookings-export?view=past&q=Ada&from=2026-01-01', 'bookings'],
    ['/api/subscribers/export', 'subscribers'],
    ['/api/security-events/export?severity=low', 'security_events'],
  ])('by %s is in the audit log, without what was searched for', async (path, what) => {
    const person = await signedIn('super_admin')
    expect((await call('GET', path, { visitor: person })).status).toBe(200)
    const entries = await entriesOf('exports', person.user.id)
    expect(entries.map(({ record_id }) => record_id)).toEqual([what])
    expect(JSON.stringify(entries)).not.toContain('Ada')
    const { body } = await call<{ docs: { recordId: string }[] }>(
      'GET',
      `/api/security-audit-log?table=exports&user=${person.user.id}`,
      { visitor: person },
    )
    expect(body.docs.map(({ recordId }) => recordId)).toEqual([what])
  })

  it('that is refused leaves no entry of one', async () => {
    const admin = await signedIn('admin')
    expect((await call('GET', '/api/bookings-export', { visitor: admin })).status).toBe(403)
    expect(await entriesOf('exports', admin.user.id)).toEqual([])
  })
})
