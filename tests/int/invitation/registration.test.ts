import { describe, expect, it } from 'vitest'
import { openAccountMail } from '../../../src/features/account/mail'
import { mailedToken, mailsTo } from '../../support/outbox'
import { call, runSql, signedIn } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const owner = await signedIn('super_admin')

type Sent = { invitation: { id: string; status: string; expiresAt: string }; link: string }

async function invite(email = uniqueEmail(), more: object = {}) {
  const { body } = await call<Sent>('POST', '/api/create-invitation', {
    visitor: owner,
    body: { email, ...more },
  })
  return { email, ...body, token: new URL(body.link).searchParams.get('token') ?? '' }
}

const answers = {
  fullName: 'Grace Hopper',
  phone: '+49 30 1234567',
  companyName: 'Cobol & Sons',
  businessSize: '11-50',
  industry: 'Technology',
  currentChallenges: 'Too many lists.',
  automationInterests: ['Lead Generation & Nurturing', 'Email & CRM Automation'],
  budgetRange: '$5,000 - $15,000',
  timeline: 'Soon (1-2 months)',
}
const register = (token: string, more: object = {}) =>
  call('POST', '/api/client-registration', { body: { token, ...answers, ...more } })
const validate = (token: string) => call('POST', '/api/validate-invitation', { body: { token } })

describe('invitations', () => {
  it('are mailed with the link that the super admin sees once, and keep only its hash', async () => {
    const { email, token, invitation } = await invite(undefined, { subdomain: 'Cobol' })
    expect(await mailedToken(email, 'invitation')).toBe(token)
    const days = (Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
    const rows = await runSql`SELECT * FROM invitations WHERE email = ${email}`
    expect(rows[0]).toMatchObject({ subdomain: 'cobol' })
    expect(JSON.stringify(rows)).not.toContain(token)
    const { body } = await call('GET', `/api/invitations/${invitation.id}?depth=2`, { visitor: owner })
    expect(body).toMatchObject({ email, status: 'pending' })
    expect(body).not.toHaveProperty('tokenHash')
  })

  it('are one at a time for an address', async () => {
    const email = uniqueEmail()
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        call('POST', '/api/create-invitation', { visitor: owner, body: { email: email.toUpperCase() } }),
      ),
    )
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('are sent again with a new link; the old one is void', async () => {
    const { token, invitation } = await invite()
    const { status, body } = await call<Sent>('POST', `/api/invitations/${invitation.id}/resend`, {
      visitor: owner,
      body: {},
    })
    expect(status).toBe(200)
    expect((await validate(token)).status).toBe(404)
    expect((await validate(new URL(body.link).searchParams.get('token') ?? '')).status).toBe(200)
    const missing = `/api/invitations/${invitation.id.replaceAll(/[0-9]/g, '0')}/resend`
    expect((await call('POST', missing, { visitor: owner, body: {} })).status).toBe(404)
  })

  it('expire, read as expired, and make room for another', async () => {
    const { email, token, invitation } = await invite()
    await runSql`UPDATE invitations SET expires_at = now() WHERE id = ${invitation.id}`
    expect((await validate(token)).status).toBe(404)
    expect((await register(token)).status).toBe(404)
    const { body } = await call('GET', `/api/invitations/${invitation.id}`, { visitor: owner })
    expect(body).toMatchObject({ status: 'expired' })
    expect((await invite(email)).invitation.status).toBe('pending')
  })

  it('are found, selected and counted by the status they read as', async () => {
    const { email, invitation } = await invite()
    const open = await invite()
    await runSql`UPDATE invitations SET expires_at = now() WHERE id = ${invitation.id}`
    const mine = `where[id][in]=${invitation.id},${open.invitation.id}`
    const ask = async (path: string) =>
      (
        await call<{ docs: { id: string; email: string; status: string }[]; totalDocs: number }>(
          'GET',
          `/api/invitations${path}`,
          { visitor: owner },
        )
      ).body
    for (const [condition, addresses] of [
      ['where[status][equals]=expired', [email]],
      ['where[status][equals]=pending', [open.email]],
      ['where[status][not_equals]=pending', [email]],
      ['where[status][in]=expired,accepted', [email]],
      ['where[status][not_in]=expired', [open.email]],
    ] as const) {
      const { docs } = await ask(`?${condition}&${mine}`)
      expect([condition, docs.map((doc) => doc.email)]).toEqual([condition, addresses])
      const { totalDocs } = await ask(`/count?${condition}&${mine}`)
      expect([condition, totalDocs]).toEqual([condition, 1])
    }
    const selected = await ask(`?select[status]=true&where[id][equals]=${invitation.id}`)
    expect(selected.docs[0]).toMatchObject({ status: 'expired' })
  })

  it('are not sent again next to a newer one that is open', async () => {
    const { email, invitation } = await invite()
    await runSql`UPDATE invitations SET expires_at = now() WHERE id = ${invitation.id}`
    const resend = (id: string) => call('POST', `/api/invitations/${id}/resend`, { visitor: owner, body: {} })
    const newer = await invite(email)
    const { status, body } = await resend(invitation.id)
    expect([status, body.errors]).toEqual([
      409,
      [
        {
          message: 'This address has an open invitation already. Send that one again, or delete it.',
          code: 'conflict',
          field: 'email',
        },
      ],
    ])
    expect((await resend(newer.invitation.id)).status).toBe(200)
    await call('DELETE', `/api/invitations/${newer.invitation.id}`, { visitor: owner })
    expect((await resend(invitation.id)).status).toBe(200)
  })

  it.each(['%00', 'x', "1'", 'ffffffff'])('with the id %s are not there', async (id) => {
    const { status } = await call('POST', `/api/invitations/${id}/resend`, { visitor: owner, body: {} })
    expect([400, 404]).toContain(status)
  })

  it('stay with their address while there is a registration', async () => {
    const { email, token, invitation } = await invite()
    await register(token)
    const remove = (where: string) => call('DELETE', `/api/invitations${where}`, { visitor: owner })
    const { status, body } = await remove(`/${invitation.id}`)
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'conflict'])
    expect((await remove(`?where[id][equals]=${invitation.id}`)).status).not.toBe(200)
    const { body: list } = await call<{ docs: { id: string; invitation: { email: string } }[] }>(
      'GET',
      `/api/client-registrations?depth=1&where[invitation][equals]=${invitation.id}`,
      { visitor: owner },
    )
    expect(list.docs[0]?.invitation.email).toBe(email)
    await call('DELETE', `/api/client-registrations/${list.docs[0]?.id}`, { visitor: owner })
    expect((await remove(`/${invitation.id}`)).status).toBe(200)
  })

  it('stop working when they are deleted', async () => {
    const { token, invitation } = await invite()
    expect((await call('DELETE', `/api/invitations/${invitation.id}`, { visitor: owner })).status).toBe(200)
    expect((await validate(token)).status).toBe(404)
  })
})

describe('registration', () => {
  it('is stored once with its invitation, however many try at the same time', async () => {
    const { email, token, invitation } = await invite()
    expect((await validate(token)).body).toEqual({ email })
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => register(token, { email: 'other@example.com' })),
    )
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(19)
    const rows = await runSql`SELECT * FROM client_registrations WHERE invitation_id = ${invitation.id}`
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/1234567|other@example|hopper@/i)
    const { body } = await call('GET', `/api/invitations/${invitation.id}`, { visitor: owner })
    expect(body).toMatchObject({ status: 'accepted' })
    const jobs = await runSql<{
      data: { sealed: string }
    }>`SELECT data FROM jobs.job WHERE name = 'account-mail'`
    expect(JSON.stringify(jobs)).not.toContain(email)
    const notices = jobs
      .map(({ data }) => openAccountMail(data.sealed))
      .filter((mail) => mail.kind === 'registration' && mail.registration.email === email)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({ registration: { email, phone: '+49301234567' } })
    const received = (await mailsTo(email)).filter(({ kind }) => kind === 'registration-received')
    expect(received).toEqual([{ kind: 'registration-received', to: email, name: 'Grace Hopper' }])
  })

  it.each([null, undefined])('takes %j where something may be left empty', async (nothing) => {
    const { token, invitation } = await invite()
    const blank = { phone: nothing, currentChallenges: nothing, automationInterests: nothing }
    expect((await register(token, blank)).status).toBe(201)
    const rows =
      await runSql`SELECT current_challenges FROM client_registrations WHERE invitation_id = ${invitation.id}`
    expect(rows).toEqual([{ current_challenges: null }])
  })

  it('says in its own words that interests are a list', async () => {
    const { body } = await register('x'.repeat(43), { automationInterests: 'everything' })
    expect(body.errors).toEqual([
      { message: 'Automation interests must be a list', code: 'invalid', field: 'automationInterests' },
    ])
  })

  it('rolls back as a whole', async () => {
    const { email, token } = await invite()
    expect((await register(token, { industry: 'Piracy' })).status).toBe(400)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['invitation'])
    expect((await validate(token)).status).toBe(200)
  })

  it.each([
    ['fullName', ''],
    ['companyName', ' '],
    ['businessSize', '7'],
    ['industry', null],
    ['budgetRange', 'A lot'],
    ['timeline', undefined],
    ['phone', 'call me'],
    ['automationInterests', ['World domination']],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await register('x'.repeat(43), { [field]: value })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.field).toContain(field)
  })

  it('makes way for an account with the invited address alone', async () => {
    const { email, token } = await invite()
    const signUp = (address: string) =>
      call('POST', '/api/sign-up', {
        body: {
          email: address,
          password: 'Plain-sailing-7',
          fullName: 'Grace Hopper',
          invitationToken: token,
        },
      })
    expect((await signUp(email)).status).toBe(400)
    await register(token)
    expect((await signUp(uniqueEmail())).status).toBe(400)
    expect((await signUp(email)).status).toBe(202)
  })
})
