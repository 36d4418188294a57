import { describe, expect, it } from 'vitest'
import { call, cookieOf, runSql, signedIn, signIn } from '../../support/site'

const session = async (visitor: object) => (await call('GET', '/api/session', { visitor })).body

async function again(person: { email: string; password: string }, userAgent = 'Second device') {
  return { cookie: cookieOf(await signIn(person, {}, { headers: { 'user-agent': userAgent } })) }
}

type Listed = { sessions: { id: string; current: boolean; userAgent: string; address: string }[] }

describe('sessions', () => {
  it('are listed with their device, and one can be ended', async () => {
    const person = await signedIn('user')
    const second = await again(person)
    const { body } = await call<Listed>('GET', '/api/sessions', { visitor: person })
    expect(body.sessions).toHaveLength(2)
    expect(JSON.stringify(body)).not.toMatch(/hash|token/i)
    const other = body.sessions.find(({ current }) => !current)
    expect(other?.userAgent).toBe('Second device')
    expect((await call('DELETE', `/api/sessions/${other?.id}`, { visitor: person })).status).toBe(200)
    expect((await session(second)).user).toBeNull()
    expect((await session(person)).user).not.toBeNull()
  })

  it('of one account are fifty at most; the least used end first', async () => {
    const person = await signedIn('user')
    await runSql`INSERT INTO account_sessions (id, token_hash, user_id, expires_at, last_seen_at, address, user_agent, two_factor)
          SELECT gen_random_uuid(), lpad(n::text, 64, '0'), ${person.user.id}, now() + interval '1 day',
                 now() - n * interval '1 minute', 'here', 'Looper', false FROM generate_series(1, 80) n`
    const newest = await again(person)
    const [{ n, oldest } = {}] = await runSql<{
      n: number
      oldest: string
    }>`SELECT count(*)::int AS n, max(token_hash) FILTER (WHERE user_agent = 'Looper') AS oldest
          FROM account_sessions WHERE user_id = ${person.user.id}`
    expect([n, Number(oldest)]).toEqual([50, 48])
    expect((await session(newest)).user).not.toBeNull()
    expect((await session(person)).user).not.toBeNull()
    const many = await Promise.all(Array.from({ length: 12 }, () => again(person)))
    for (const visitor of many) expect((await session(visitor)).user).not.toBeNull()
  })

  it('of someone else can be neither seen nor ended', async () => {
    const [one, other] = [await signedIn('super_admin'), await signedIn('user')]
    const { body } = await call<Listed>('GET', '/api/sessions', { visitor: other })
    const id = body.sessions[0]?.id
    expect((await call('DELETE', `/api/sessions/${id}`, { visitor: one })).status).toBe(404)
    expect((await call('DELETE', "/api/sessions/x' OR true", { visitor: one })).status).toBe(404)
    expect((await session(other)).user).not.toBeNull()
    expect((await call('GET', '/api/sessions')).status).toBe(401)
  })

  it('all end with a sign-out on one device', async () => {
    const person = await signedIn('user')
    const second = await again(person)
    await call('POST', '/api/users/logout', { visitor: person, body: {} })
    expect((await session(second)).user).toBeNull()
    expect((await call('GET', `/api/users/${person.user.id}`, { visitor: second })).status).toBe(403)
  })

  it('end after their idle time and after their absolute time', async () => {
    const [idle, old] = [await signedIn('user'), await signedIn('user')]
    await runSql`UPDATE account_sessions SET last_seen_at = now() - interval '25 hours' WHERE user_id = ${idle.user.id}`
    await runSql`UPDATE account_sessions SET expires_at = now() WHERE user_id = ${old.user.id}`
    expect((await session(idle)).user).toBeNull()
    expect((await session(old)).user).toBeNull()
  })

  it('are kept alive by their use', async () => {
    const person = await signedIn('user')
    await runSql`UPDATE account_sessions SET last_seen_at = now() - interval '23 hours' WHERE user_id = ${person.user.id}`
    await session(person)
    const [row] =
      await runSql`SELECT last_seen_at > now() - interval '1 minute' AS fresh FROM account_sessions WHERE user_id = ${person.user.id}`
    expect(row).toEqual({ fresh: true })
  })

  it('count from the own pages only', async () => {
    const { cookie } = await signedIn('super_admin')
    const from = async (headers: Record<string, string>) =>
      (await call('GET', '/api/users', { visitor: { cookie, headers } })).status
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ origin: '', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await from({ origin: '', 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await from({ origin: '' })).toBe(403)
    expect(await from({ origin: '', 'sec-fetch-site': 'same-origin' })).toBe(200)
    const foreign = await call('POST', '/api/users/logout', {
      visitor: { cookie, headers: { origin: 'https://evil.example' } },
      body: {},
    })
    expect(foreign.status).toBe(403)
    expect(await from({})).toBe(200)
  })

  it('lose a role that is taken away at the next request', async () => {
    const admin = await signedIn('admin')
    expect((await call('GET', '/api/inquiries', { visitor: admin })).status).toBe(200)
    const owner = await signedIn('super_admin')
    const { body } = await call<{ docs: { id: string }[] }>(
      'GET',
      `/api/user-roles?where[user][equals]=${admin.user.id}`,
      { visitor: owner },
    )
    expect((await call('DELETE', `/api/user-roles/${body.docs[0]?.id}`, { visitor: owner })).status).toBe(200)
    expect((await call('GET', '/api/inquiries', { visitor: admin })).status).toBe(403)
    expect(await session(admin)).toMatchObject({ isAdmin: false })
  })

  it('end with the account', async () => {
    const person = await signedIn('user')
    const owner = await signedIn('super_admin')
    expect((await call('DELETE', `/api/users/${person.user.id}`, { visitor: owner })).status).toBe(200)
    expect((await session(person)).user).toBeNull()
  })

  it('are kept as hashes', async () => {
    const person = await signedIn('user')
    const secret = person.cookie?.split('=')[1] ?? ''
    const rows = await runSql`SELECT * FROM account_sessions WHERE user_id = ${person.user.id}`
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})
