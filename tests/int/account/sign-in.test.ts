import { describe, expect, it } from 'vitest'
import { account, call } from '../../support/site'

describe('sign-in', () => {
  it('answers unknown, wrong and empty accounts alike, and sets no cookie', async () => {
    const { email } = await account('user')
    const bodies = []
    for (const address of [email, 'unknown@example.com']) {
      const { status, body, headers } = await call('POST', '/api/users/login', {
        body: { email: address, password: 'Wrong-password-1' },
      })
      expect(status).toBe(401)
      expect(headers.get('set-cookie')).toBeNull()
      bodies.push(JSON.stringify(body))
    }
    expect(bodies[0]).toBe(bodies[1])
  })

  it('sets an HttpOnly, SameSite=Lax cookie and says who is signed in', async () => {
    const { email, password } = await account('admin')
    const { status, body, headers } = await call('POST', '/api/users/login', { body: { email, password } })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(
      /^payload-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/,
    )
    expect(body).toMatchObject({ user: { email }, isAdmin: true, isSuperAdmin: false })
    expect(JSON.stringify(body)).not.toContain('token')
  })
})
