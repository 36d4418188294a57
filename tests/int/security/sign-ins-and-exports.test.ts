import { describe, expect, it } from 'vitest'
import { enrolled } from '../../support/second-factor'
import { account, call, runSql, signedIn, signIn } from '../../support/site'

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
