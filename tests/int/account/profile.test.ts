import { describe, expect, it } from 'vitest'
import { call, signedIn, site } from '../../support/site'

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

describe.each(['/api/profile', '/api/users/OWN'])('what a profile takes over %s', (path) => {
  it.each([
    [{ fullName: '' }, 'fullName', 'Name is required'],
    [{ fullName: null }, 'fullName', 'Name is required'],
    [{ fullName: 'X' }, 'fullName', 'Name must be at least 2 characters'],
    [{ fullName: 'x'.repeat(101) }, 'fullName', 'Name must be less than 100 characters'],
    [{ fullName: ['Grace'] }, 'fullName', undefined],
    [
      { companyName: 'Two\nlines' },
      'companyName',
      'Company contains characters that cannot be used: a line break',
    ],
    [
      { companyName: 'Turned \u202egnp.exe' },
      'companyName',
      'Company contains characters that cannot be used: U+202E',
    ],
    [{ companyName: 'Nu\u0000l' }, 'companyName', 'Company contains characters that cannot be used: U+0000'],
    [{ companyName: 'x'.repeat(101) }, 'companyName', 'Company name must be less than 100 characters'],
    [{ companyName: { name: 'Cobol' } }, 'companyName', 'Company must be text'],
    [{ phone: '0123' }, 'phone', 'Please enter a valid phone number'],
    [{ phone: '12' }, 'phone', 'Please enter a valid phone number'],
    [{ phone: 49301234567 }, 'phone', 'Phone must be text'],
  ])('is not %j', async (body, field, message) => {
    const person = await signedIn('user')
    const { status, body: answer } = await call('PATCH', path.replace('OWN', person.user.id), {
      visitor: person,
      body,
    })
    expect(status).toBe(400)
    expect(answer.errors?.[0]).toMatchObject({ field, code: 'invalid', ...(message ? { message } : {}) })
    expect(await profileOf(person)).toMatchObject({
      fullName: 'Test Person',
      companyName: null,
      phone: null,
    })
  })

  it('is a phone number as it was pasted', async () => {
    const person = await signedIn('user')
    const take = async (phone: string) => {
      await call('PATCH', path.replace('OWN', person.user.id), { visitor: person, body: { phone } })
      return (await profileOf(person)).phone
    }
    expect(await take('\u202a0171\u00a0123\u20114567\u202c')).toBe('+491711234567')
    expect(await take('tel:+49-30-1234567;ext=5')).toBe('+49301234567;ext=5')
    const payload = await site()
    const country = (phoneCountry: string) =>
      payload.updateGlobal({ slug: 'site-settings', data: { phoneCountry }, overrideAccess: true })
    await country('US')
    expect(await take('(212) 555-0100')).toBe('+12125550100')
    await country('DE')
  })

  it('is cleaned', async () => {
    const person = await signedIn('user')
    const body = { fullName: '  Grace   Hopper; ', companyName: ' Cobol ', phone: '+49 (30) 1234-567' }
    const { status } = await call('PATCH', path.replace('OWN', person.user.id), { visitor: person, body })
    expect(status).toBe(200)
    expect(await profileOf(person)).toMatchObject({
      fullName: 'Grace Hopper',
      companyName: 'Cobol',
      phone: '+49301234567',
    })
  })
})

describe('an account without a name', () => {
  it('can be made by a super admin, and changed otherwise', async () => {
    const owner = await signedIn('super_admin')
    const email = `nameless-${Date.now()}@example.com`
    const made = await call<{ doc: { id: string } }>('POST', '/api/users', {
      visitor: owner,
      body: { email },
    })
    expect(made.status).toBe(201)
    const path = `/api/users/${made.body.doc.id}`
    expect((await call('PATCH', path, { visitor: owner, body: { phone: '+4930123' } })).status).toBe(200)
  })
})
