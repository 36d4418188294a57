import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailedToken, mailsTo } from '../../support/outbox'
import { account, call } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const network = () => `2001:db8:${randomBytes(2).toString('hex')}:1::1`
const password = 'Plain-sailing-7'
const post = (path: string, body: object, address = network()) =>
  call('POST', path, { visitor: { address }, body })
const signUp = (email: string, secret = password) =>
  post('/api/sign-up', { email, password: secret, fullName: 'Grace Hopper' })
const signIn = (email: string, secret = password) => post('/api/users/login', { email, password: secret })
const resend = (email: string, secret = password, address = network()) =>
  post('/api/resend-confirmation', { email, password: secret }, address)
const codeOf = ({ body }: Awaited<ReturnType<typeof signIn>>) => body.errors?.[0]?.code

/** Signs up and lets the worker do its part. */
async function waiting(email = uniqueEmail(), secret = password): Promise<string> {
  await signUp(email, secret)
  await mailsTo(email)
  return email
}

describe('signing in before the address is confirmed', () => {
  it('says so only to callers with the password of the sign-up', async () => {
    const email = await waiting()
    const right = await signIn(email)
    expect([right.status, codeOf(right), right.headers.get('set-cookie')]).toEqual([401, 'unconfirmed', null])
    const wrong = await signIn(email, 'Wrong-password-1')
    const unknown = await signIn(uniqueEmail())
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(codeOf(wrong)).toBe('unauthenticated')
  })

  it('says the same of an address that has an account, whose own password goes on working', async () => {
    const owner = await account('user')
    await waiting(owner.email, 'Stranger-wrote-this-2')
    const stranger = await signIn(owner.email, 'Stranger-wrote-this-2')
    const other = await signIn(await waiting(uniqueEmail(), 'Stranger-wrote-this-2'), 'Stranger-wrote-this-2')
    expect([stranger.status, stranger.body]).toEqual([other.status, other.body])
    expect((await signIn(owner.email, owner.password)).status).toBe(200)
  })

  it('goes on saying so when someone else has confirmed the address meanwhile', async () => {
    const email = await waiting(uniqueEmail(), 'Stranger-wrote-this-2')
    await waiting(email)
    await post('/api/confirm-email', { token: await mailedToken(email, 'confirm-sign-up') })
    expect((await signIn(email)).status).toBe(200)
    expect(codeOf(await signIn(email, 'Stranger-wrote-this-2'))).toBe('unconfirmed')
    await resend(email, 'Stranger-wrote-this-2')
    expect((await mailsTo(email)).at(-1)?.kind).toBe('already-registered')
  })
})

describe('sending the mail again', () => {
  it('brings a link that makes the account, without a warning of other sign-ups', async () => {
    const email = await waiting()
    const answer = await resend(email)
    expect([answer.status, answer.body]).toEqual([202, { message: "We've sent you a confirmation link." }])
    const mails = (await mailsTo(email)).filter((mail) => mail.kind === 'confirm-sign-up')
    expect(mails.map(({ oneOfSeveral }) => oneOfSeveral)).toEqual([false, false])
    expect(mails[0]?.token).not.toBe(mails[1]?.token)
    expect((await post('/api/confirm-email', { token: mails[1]?.token })).status).toBe(200)
    expect((await post('/api/confirm-email', { token: mails[0]?.token })).status).toBe(410)
    expect((await signIn(email)).status).toBe(200)
    expect((await resend(email)).status).toBe(401)
  })

  it('answers alike for an address with an account, and mails only its owner that there is one', async () => {
    const owner = await account('user')
    const known = await resend(await waiting(owner.email))
    const unknown = await resend(await waiting())
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual([
      'already-registered',
      'already-registered',
    ])
  })

  it('is refused without the password of a sign-up, and counted as a failed sign-in', async () => {
    const email = await waiting()
    const address = network()
    const answers = []
    for (let tries = 0; tries < 6; tries++) answers.push(await resend(email, 'Wrong-password-1', address))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await post('/api/users/login', { email, password }, address)).status).toBe(429)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('stops after three mails of one network to one address', async () => {
    const address = network()
    const email = await waiting()
    const answers = []
    for (let times = 0; times < 4; times++) answers.push(await resend(email, password, address))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429])
    expect(await mailsTo(email)).toHaveLength(4)
  })

  it.each([
    [{ password }, 'email'],
    [{ email: 'no-address', password }, 'email'],
    [{ email: 'grace@example.com' }, 'password'],
  ])('refuses %j', async (body, field) => {
    const { status, body: answer } = await post('/api/resend-confirmation', body)
    expect([status, answer.errors?.[0]?.field]).toEqual([400, field])
  })
})
