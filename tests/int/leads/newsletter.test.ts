import { beforeAll, describe, expect, it } from 'vitest'
import { prepareSubscription } from '../../../src/features/newsletter/mail-jobs'
import { postgresOf } from '../../../src/lib/db/transaction'
import { keptMails } from '../../support/kept-mails'
import { call, signedIn, site } from '../../support/site'

async function subscriber(email: string) {
  const { docs } = await (await site()).find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return docs[0]
}

/** Runs all waiting jobs like a worker. */
async function work(): Promise<void> {
  const { rows } = await postgresOf(await site()).pool.query<{ data: { sealed: string } }>(
    `DELETE FROM jobs.job WHERE name = 'newsletter-request' RETURNING data`,
  )
  for (const { data } of rows) await prepareSubscription(await site(), data)
}

const tokenIn = (text: string) => /\/newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const mailsTo = async (email: string) => (await keptMails()).filter(({ to }) => to === email.toLowerCase())
const subscribe = (email: string, visitor = {}) =>
  call('POST', '/api/newsletter', { body: { email }, visitor })

async function askedBy(email: string): Promise<string> {
  await subscribe(email)
  await work()
  return tokenIn((await mailsTo(email)).at(-1)?.text ?? '')
}

describe('the newsletter', () => {
  it('refuses what is no address', async () => {
    const { status, body } = await call('POST', '/api/newsletter', { body: { email: 'no-address' } })
    expect([status, body.errors?.[0]?.message]).toEqual([400, 'Please enter a valid email address'])
  })

  it('knows no one as a subscriber before the link of the mail is used', async () => {
    const token = await askedBy('Ada@Example.com')
    expect(await subscriber('ada@example.com')).toMatchObject({ status: 'pending' })
    expect((await call('GET', `/api/newsletter/confirm?token=${token}`)).status).toBe(405)
    expect(await subscriber('ada@example.com')).toMatchObject({ status: 'pending' })
    expect((await call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(200)
    expect(await subscriber('ada@example.com')).toMatchObject({ status: 'confirmed' })
    expect((await call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(404)
  })

  it('answers alike for a new, a waiting and a confirmed address, and writes to the last one not again', async () => {
    const before = (await mailsTo('ada@example.com')).length
    const answers = [
      await subscribe('new@example.com'),
      await subscribe('new@example.com'),
      await subscribe('ada@example.com'),
    ]
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveProperty(
      'size',
      1,
    )
    expect(answers[0]?.status).toBe(202)
    await work()
    expect(await mailsTo('ada@example.com')).toHaveLength(before)
    expect(await subscriber('ada@example.com')).toMatchObject({ status: 'confirmed' })
  })

  it('lets one of twenty uses of a link win, and a newer link void the older', async () => {
    const old = await askedBy('race@example.com')
    const token = await askedBy('race@example.com')
    expect((await call('POST', '/api/newsletter/confirm', { body: { token: old } })).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/newsletter/confirm', { body: { token } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('does not confirm by a link that is too old', async () => {
    const token = await askedBy('late@example.com')
    await postgresOf(await site()).pool.query(
      `UPDATE subscribers SET confirm_expires_at = now() - interval '1 minute' WHERE email = 'late@example.com'`,
    )
    expect((await call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(404)
  })

  it('keeps addresses and links out of the outbox', async () => {
    await subscribe('secret@example.com')
    const { rows } = await postgresOf(await site()).pool.query<{ data: object }>(
      `SELECT data FROM jobs.job WHERE name = 'newsletter-request'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('secret@example.com')
    await work()
  })

  it('writes to one address at most three times a day, for all callers', async () => {
    for (let count = 0; count < 6; count++) await subscribe('bombed@example.com')
    await work()
    expect((await mailsTo('bombed@example.com')).length).toBeLessThanOrEqual(3)
  })

  it('limits one visitor', async () => {
    const visitor = { address: '203.0.113.9' }
    const statuses = []
    for (let count = 0; count < 6; count++)
      statuses.push((await subscribe(`many${count}@example.com`, visitor)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('ends with one click of a mail program (RFC 8058) and stays ended', async () => {
    const token = await askedBy('leaving@example.com')
    await call('POST', '/api/newsletter/confirm', { body: { token } })
    const mail = (await mailsTo('leaving@example.com')).at(-1)
    expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const address = /<(.+)>/.exec(mail?.header('List-Unsubscribe') ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(address)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const shown = await call('GET', pathname + search)
    const page = new URL(shown.headers.get('location') ?? '')
    expect([shown.status, page.pathname, page.search]).toEqual([303, '/newsletter/unsubscribe', search])
    expect(await subscriber('leaving@example.com')).toMatchObject({ status: 'confirmed' })
    for (let count = 0; count < 2; count++) {
      const answer = await call('POST', pathname + search, {
        body: 'List-Unsubscribe=One-Click',
        visitor: { headers },
      })
      expect(answer.status).toBe(200)
    }
    expect(await subscriber('leaving@example.com')).toMatchObject({ status: 'unsubscribed' })
    expect(
      (await call('POST', '/api/newsletter/unsubscribe', { body: { token: 'x'.repeat(43) } })).status,
    ).toBe(404)
  })
})

describe('subscribers over REST', () => {
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    admin = await signedIn('admin')
  })

  it('never show the links, also not to admins or by a condition', async () => {
    const { body } = await call('GET', '/api/subscribers', { visitor: admin })
    expect(JSON.stringify(body)).not.toMatch(/token/i)
    const asked = await call('GET', '/api/subscribers?where[confirmTokenHash][exists]=true', {
      visitor: admin,
    })
    expect(asked.status).toBe(400)
  })
})
