import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountDetails, countAccounts } from '../../../src/features/account/people/details'
import { account, call, signedIn, site } from '../../support/site'

type Signed = Awaited<ReturnType<typeof signedIn>>

let owner: Signed
let others: (Signed | undefined)[]
beforeAll(async () => {
  owner = await signedIn('super_admin')
  others = [undefined, await signedIn('user'), await signedIn('admin')]
})

const reqOf = async (visitor: Signed | undefined) =>
  createLocalReq(visitor ? { user: { ...visitor.user, collection: 'users' } } : {}, await site())

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
    const { body } = await call('POST', '/api/create-invitation', {
      visitor: owner,
      body: { email: person.email },
    })
    const { invitation, link } = body as { invitation: { id: string }; link: string }
    const answers = {
      token: new URL(link).searchParams.get('token'),
      fullName: 'Grace Hopper',
      companyName: 'Nanosecond Ltd',
      businessSize: '11-50',
      industry: 'Technology',
      automationInterests: [],
      budgetRange: '$5,000 - $15,000',
      timeline: 'Soon (1-2 months)',
    }
    const registered = await call('POST', '/api/client-registration', { visitor: {}, body: answers })
    expect(registered.status).toBe(201)
    const details = await accountDetails(await reqOf(owner), person.user.id)
    expect(details?.registration).toMatchObject({
      invitationId: invitation.id,
      companyName: 'Nanosecond Ltd',
    })
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
