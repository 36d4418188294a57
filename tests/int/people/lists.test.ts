import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountListSchema, listAccounts } from '../../../src/features/account/people/queries'
import {
  countInvitations,
  type InvitationListRequest,
  invitationDetails,
  invitationSorts,
  listInvitations,
} from '../../../src/features/invitation/list/queries'
import { clientAnswers, invited } from '../../support/client-registration'
import { account, call, post, reqOf, runSql, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const others = [undefined, await signedIn('user'), await signedIn('admin')]

const mark = () => randomBytes(6).toString('hex')

describe('accounts', () => {
  const list = async (ask: object) => {
    const found = await listAccounts(await reqOf(owner), accountListSchema.parse(ask))
    if (!found) throw new Error('The list was refused')
    return found
  }

  it('are listed for super admins alone', async () => {
    for (const other of others)
      expect(await listAccounts(await reqOf(other), accountListSchema.parse({}))).toBeUndefined()
  })

  it('have their roles, state and last sign-in', async () => {
    const company = mark()
    const payload = await site()
    const [active, off] = [await signedIn('user', 'admin'), await account()]
    const invited = { email: `${mark()}@example.com`, fullName: 'Mary Shaw', role: 'user' }
    const { body } = await post('add-colleague', owner, invited)
    const invitedId = (body.colleague as { id: string }).id
    for (const id of [active.user.id, off.user.id, invitedId]) {
      await payload.update({ collection: 'users', id, data: { companyName: company }, overrideAccess: true })
    }
    await post('switch-account', owner, { userId: off.user.id, active: false })
    const { items, total } = await list({ search: company.toUpperCase(), sort: 'joined' })
    expect(total).toBe(3)
    expect(items).toMatchObject([
      { email: active.email, state: 'active', roles: [{ role: 'admin' }, { role: 'user' }], own: false },
      { email: off.email, state: 'off', roles: [], lastSignIn: null },
      {
        email: invited.email,
        fullName: 'Mary Shaw',
        state: 'invited',
        roles: [{ role: 'user' }],
        lastSignIn: null,
      },
    ])
    expect(Math.abs(Date.now() - Date.parse(items[0]?.lastSignIn ?? ''))).toBeLessThan(600_000)
    const ids = async (ask: object) =>
      (await list({ search: company, sort: 'joined', ...ask })).items.map(({ id }) => id)
    expect(await ids({ state: 'off' })).toEqual([off.user.id])
    expect(await ids({ state: 'invited' })).toEqual([invitedId])
    expect(await ids({ role: 'admin' })).toEqual([active.user.id])
    expect(await ids({ role: 'none' })).toEqual([off.user.id])
    expect(await ids({ role: 'owner', state: ['x'] })).toHaveLength(3)
    expect(await ids({ sort: '-seen' })).toEqual([active.user.id, ...(await ids({ sort: '-seen' })).slice(1)])
    const role = items[0]?.roles[0]
    expect((await call('DELETE', `/api/user-roles/${role?.id}`, { visitor: owner })).status).toBe(200)
    expect((await list({ search: active.email })).items[0]?.roles).toMatchObject([{ role: 'user' }])
  })

  it('mark the one who asks, and hold no secret', async () => {
    const { items } = await list({ search: owner.email })
    expect(items).toMatchObject([{ id: owner.user.id, own: true }])
    expect(JSON.stringify(items)).not.toMatch(/hash|token|totp|password/i)
  })

  it.each(accountListSchema.shape.sort._zod.def.innerType.options)(
    'are read page by page by %s',
    async (sort) => {
      const name = mark()
      const payload = await site()
      for (let index = 0; index < 3; index++) {
        const data = { email: `${mark()}@example.com`, fullName: 'Same Name', companyName: name }
        await payload.create({ collection: 'users', data, overrideAccess: true })
      }
      const pages = await Promise.all([1, 2].map((page) => list({ search: name, sort, page, perPage: 2 })))
      expect(pages.map(({ items }) => items.length)).toEqual([2, 1])
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(3)
      expect(pages[0]).toMatchObject({ total: 3, pages: 2 })
    },
  )
})

describe('invitations', () => {
  const everything = {
    q: '',
    status: undefined,
    sort: 'sent',
    descending: true,
    page: 1,
    pageSize: 25,
  } as const
  const list = async (ask: Partial<InvitationListRequest>) =>
    listInvitations(await reqOf(owner), { ...everything, ...ask })

  it('are listed for super admins alone', async () => {
    for (const other of others)
      await expect(listInvitations(await reqOf(other), everything)).rejects.toThrow()
  })

  it('say who accepted and what they answered, and are expired when their time is over', async () => {
    const subdomain = `x${mark()}`
    const invite = async (name: string) => {
      const email = `${name}-${mark()}@example.com`
      return { email, ...(await invited(owner, email, { subdomain })) }
    }
    const [open, accepted, expired] = [
      await invite('open'),
      await invite('accepted'),
      await invite('expired'),
    ]
    const automationInterests = ['Lead Generation & Nurturing', 'Email & CRM Automation']
    await post('client-registration', {}, { ...clientAnswers, token: accepted.token, automationInterests })
    await runSql`UPDATE invitations SET expires_at = now() WHERE email = ${expired.email}`
    const { invitations, total } = await list({ q: subdomain, descending: false })
    expect(total).toBe(3)
    expect(invitations).toMatchObject([
      { email: open.email, status: 'pending', subdomain },
      { email: accepted.email, status: 'accepted' },
      { email: expired.email, status: 'expired' },
    ])
    expect((await list({ q: subdomain, status: 'expired' })).total).toBe(1)
    expect((await countInvitations(await reqOf(owner))).accepted).toBeGreaterThan(0)
    const answers = await Promise.all(
      invitations.map(async ({ id }) => (await invitationDetails(await reqOf(owner), id))?.registration),
    )
    expect(answers).toMatchObject([
      null,
      {
        fullName: 'Grace Hopper',
        automationInterests: expect.arrayContaining(automationInterests),
        currentChallenges: null,
      },
      null,
    ])
    // Where a registration holds an invitation, the list leads to it in place of a deletion that is refused.
    const held = invitations.map(({ registrationId }) => registrationId)
    expect(held).toEqual(answers.map((answer) => answer?.id ?? null))
    expect(held[1]).toBeTruthy()
    expect(JSON.stringify(invitations)).not.toMatch(/token|hash/i)
    const emails = async (ask: Partial<InvitationListRequest>) =>
      (await list({ q: subdomain, descending: false, ...ask })).invitations.map(({ email }) => email)
    expect(await emails({ status: 'pending' })).toEqual([open.email])
    expect(await emails({ sort: 'email', descending: true })).toEqual([
      open.email,
      expired.email,
      accepted.email,
    ])
    expect(await emails({ pageSize: 1, page: 2 })).toEqual([accepted.email])
    expect(await emails({ q: 'GRACE hop' })).toContain(accepted.email)
  })

  it.each(invitationSorts)('are sorted by %s', async (sort) => {
    expect((await list({ sort })).total).toBeGreaterThan(0)
  })
})
