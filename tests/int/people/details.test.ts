import { describe, expect, it } from 'vitest'
import { accountDetails, countAccounts } from '../../../src/features/account/people/queries'
import { registered } from '../../support/client-registration'
import { account, call, reqOf, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const others = [undefined, await signedIn('user'), await signedIn('admin')]

describe('one account', () => {
  it('is shown to super admins alone', async () => {
    for (const other of others) {
      expect(await accountDetails(await reqOf(other), owner.user.id)).toBeUndefined()
      expect(await countAccounts(await reqOf(other))).toBeUndefined()
    }
  })

  it('has its sessions, second factor, projects and registration, and no secret', async () => {
    const payload = await site()
    const person = await signedIn('user')
    const project = await payload.create({
      collection: 'projects',
      data: { title: 'A new desk', client: person.user.id, status: 'on_hold', completionPercentage: 0 },
      overrideAccess: true,
    })
    const details = await accountDetails(await reqOf(owner), person.user.id)
    expect(details).toMatchObject({
      email: person.email,
      state: 'active',
      secondFactor: false,
      sessions: 1,
      projects: [{ id: project.id, title: 'A new desk', status: 'on_hold' }],
      registration: null,
    })
    expect(JSON.stringify(details)).not.toMatch(/hash|token|totp|password/i)
    const none = await accountDetails(await reqOf(owner), (await account()).user.id)
    expect(none).toMatchObject({ sessions: 0, projects: [], registration: null })
  })

  it('leads to what its owner answered as an invited client', async () => {
    const person = await signedIn('user')
    const { invitationId, status } = await registered(owner, person.email)
    expect(status).toBe(201)
    const details = await accountDetails(await reqOf(owner), person.user.id)
    expect(details?.registration).toMatchObject({ invitationId, companyName: 'Cobol & Sons' })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x', "1' or true"])('is not there for %s', async (id) => {
    expect(await accountDetails(await reqOf(owner), id)).toBeUndefined()
  })
})

it('accounts are counted by state', async () => {
  const count = async () => countAccounts(await reqOf(owner))
  const before = await count()
  const target = await signedIn('user')
  await call('POST', '/api/switch-account', {
    visitor: owner,
    body: { userId: target.user.id, active: false },
  })
  expect(await count()).toEqual({ ...before, off: (before?.off ?? 0) + 1 })
})
