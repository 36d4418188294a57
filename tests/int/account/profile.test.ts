import { describe, expect, it } from 'vitest'
import { call, signedIn } from '../../support/site'

const profileOf = async (visitor: object) =>
  (await call<{ profile: Record<string, unknown> }>('GET', '/api/session', { visitor })).body.profile

describe("one's own profile", () => {
  it.each([null, ''])('is emptied with %j, and keeps what is not named', async (nothing) => {
    const person = await signedIn('user')
    const change = (body: object) => call('PATCH', '/api/profile', { visitor: person, body })
    expect((await change({ companyName: 'Cobol & Sons', phone: '+49 30 1234567' })).status).toBe(200)
    expect((await change({ fullName: 'Grace Hopper' })).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ companyName: 'Cobol & Sons', phone: '+49301234567' })
    expect((await change({ companyName: nothing, phone: nothing })).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({
      fullName: 'Grace Hopper',
      companyName: null,
      phone: null,
    })
  })
})
