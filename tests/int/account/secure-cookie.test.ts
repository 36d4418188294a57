import { describe, expect, it, vi } from 'vitest'
import { account, call } from '../../support/site'

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://quickwin.example'
})

const headers = { origin: 'https://quickwin.example' }
const ask = (method: string, path: string, cookie = '', body?: object) =>
  call(method, path, { visitor: { cookie, headers }, body })

async function signIn() {
  const { email, password } = await account('user')
  const answer = await ask('POST', '/api/users/login', '', { email, password })
  return answer.headers.getSetCookie()
}

describe('the session of a site behind TLS', () => {
  it('is a cookie of this host alone, which no script reads and no plain connection carries', async () => {
    const [cookie, ...more] = await signIn()
    expect(more).toEqual([])
    const [pair, ...attributes] = (cookie ?? '').split('; ')
    expect(pair).toMatch(/^__Host-session=[\w-]{43}$/)
    expect(attributes.map((attribute) => attribute.replace(/^Expires=.*/, 'Expires')).sort()).toEqual([
      'Expires',
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    expect((await ask('GET', '/api/session', pair)).body.user).not.toBeNull()
  })

  it('is not taken from the unprefixed cookie, which a sibling host can plant', async () => {
    const [cookie = ''] = await signIn()
    const token = cookie.split(';', 1)[0]?.split('=')[1]
    expect((await ask('GET', '/api/session', `payload-token=${token}`)).body.user).toBeNull()
    const both = `payload-token=${'A'.repeat(43)}; __Host-session=${token}`
    expect((await ask('GET', '/api/session', both)).body.user).not.toBeNull()
  })

  it('leaves the browser under both names', async () => {
    const [cookie = ''] = await signIn()
    const { headers: said } = await ask('POST', '/api/users/logout', cookie.split(';', 1)[0], {})
    const cleared = said.getSetCookie()
    expect(cleared.map((line) => line.split(';', 1)[0])).toEqual(['__Host-session=', 'payload-token='])
    for (const line of cleared) {
      expect(line).toContain('Expires=Thu, 01 Jan 1970')
      expect(line).toContain('Path=/')
    }
    // Without it a browser keeps a cookie of this prefix.
    expect(cleared[0]).toContain('; Secure')
  })
})

describe('signing in', () => {
  it('ends the session that the browser had, and never takes a token that it brought', async () => {
    const { email, password } = await account('user')
    const enter = (cookie: string) => ask('POST', '/api/users/login', cookie, { email, password })
    const planted = `__Host-session=${'B'.repeat(43)}`
    const first = (await enter(planted)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    expect(first).not.toBe(planted)
    const second = (await enter(first)).headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    expect((await ask('GET', '/api/session', planted)).body.user).toBeNull()
    expect((await ask('GET', '/api/session', first)).body.user).toBeNull()
    expect((await ask('GET', '/api/session', second)).body.user).not.toBeNull()
  })
})
