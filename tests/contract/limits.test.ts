import { describe, expect, inject, it } from 'vitest'
import { ask, textOf } from '../support/ask'
import { contractOwner } from '../support/contract-servers'

const servers = [inject('server'), inject('otherServer')] as const
const [server] = servers

let asked = 0
/** Both servers trust one proxy: the last address is what it saw. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const someNetwork = () => `2001:db8:${(process.pid % 0xffff).toString(16)}:${(++asked).toString(16)}::1`

async function statuses(
  times: number,
  path: string | ((n: number) => string),
  headers: (n: number) => object,
): Promise<number[]> {
  const found = []
  for (let n = 0; n < times; n++) {
    const at = servers[n % 2] ?? server
    found.push(
      (await ask(at, typeof path === 'string' ? path : path(n), { headers: { ...headers(n) } })).status,
    )
  }
  return found
}
const refused = (found: number[]) => found.filter((status) => status === 429).length

describe('a client of two servers', () => {
  it('has one share of the API, with any forged address before its own', async () => {
    const own = someNetwork()
    const lied = (n: number) => from([...Array(n % 7).fill(`203.0.113.${n}`), own].join(', '))
    expect(refused(await statuses(110, '/api/faqs?limit=1', lied))).toBe(10)
  })

  it('has one share of the pages that are rendered for it, within its network', async () => {
    const own = someNetwork()
    const moving = (n: number) => from(own.replace(/::1$/, `::${(n + 1).toString(16)}`))
    // A search that is asked for again comes from memory, and costs nothing.
    expect(refused(await statuses(110, (n) => `/blog/search?q=a${n}`, moving))).toBe(10)
    const answer = await ask(server, '/dashboard', { headers: from(own) })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect(textOf(answer)).toContain('Too many requests')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(answer.headers.ratelimit).toMatch(/^"pages";r=0;t=\d+$/)
    for (const path of ['/admin', '/super-admin', '/preview/blogs/1'])
      expect((await ask(server, path, { headers: from(own) })).status).toBe(429)
    // Pages that are the same for all cost nothing and stay open; so does the API, which counts for itself.
    for (const path of ['/', '/pricing', '/auth', '/confirm-email', '/client-register', '/blog', '/api/faqs'])
      expect((await ask(server, path, { headers: from(own) })).status).toBe(200)
  })
})

describe('an editor at work', () => {
  it('is not kept from the admin', async () => {
    const own = someNetwork()
    const signedIn = await ask(server, '/api/users/login', {
      method: 'POST',
      headers: { ...from(own), origin: server, 'content-type': 'application/json' },
      body: JSON.stringify(contractOwner),
    })
    const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0]
    const found = await Promise.all(
      Array.from({ length: 11 }, (_, group) =>
        statuses(
          10,
          (n) => `/blog/search?q=b${group}+${n}`,
          () => ({ ...from(own), cookie, 'sec-fetch-site': 'same-origin' }),
        ),
      ),
    )
    expect(new Set(found.flat())).toEqual(new Set([200]))
  })
})
