import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { bookingBody, first, freeDays } from '../../support/booking'
import { mailedToken, mailsTo } from '../../support/outbox'
import { account, call, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

/** Asks `times` times, each time from another network. @returns the different answers. */
async function ask(times: number, path: string, body: () => object): Promise<string[]> {
  const answers = new Set<string>()
  for (let n = 0; n < times; n++) {
    const { status, body: said } = await call('POST', path, { body: body() })
    answers.add(`${status} ${JSON.stringify(said)}`)
  }
  return [...answers]
}

const countOf = async (name: string, where: ReturnType<typeof sql>) =>
  (await query(await site(), sql`SELECT 1 FROM jobs.job WHERE name = ${name} AND ${where}`)).length

describe('one address, typed by any caller', () => {
  it('gets three links for a new password an hour, of which the last still holds', async () => {
    const { email } = await account('user')
    const answers = await ask(9, '/api/forgot-password', () => ({ email: email.toUpperCase() }))
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatch(/^202 /)
    const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'reset-password')
    expect(mails).toHaveLength(3)
    // The owner of the account is not locked out by others who ask in its name.
    const token = await mailedToken(email, 'reset-password')
    const { status } = await call('POST', '/api/reset-password', {
      body: { token, password: 'Other-sailing-8' },
    })
    expect(status).toBe(200)
  })

  it('is treated alike when no one has an account with it', async () => {
    expect(await ask(9, '/api/forgot-password', () => ({ email: 'unknown@example.com' }))).toHaveLength(1)
  })

  it.each(['new', 'known'])('gets ten mails about sign-ups a day (%s)', async (kind) => {
    const email = kind === 'known' ? (await account('user')).email : uniqueEmail()
    const body = () => ({ email, password: 'Plain-sailing-7', fullName: 'Ada' })
    expect(await ask(14, '/api/sign-up', body)).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(10)
  })

  it('gets three of them from one network, so that another one can still sign up', async () => {
    const email = uniqueEmail()
    const body = { email, password: 'Plain-sailing-7', fullName: 'Ada' }
    const visitor = { address: '2001:db8:77:1::1' }
    for (let n = 0; n < 5; n++)
      expect((await call('POST', '/api/sign-up', { visitor, body })).status).toBe(202)
    expect(await mailsTo(email)).toHaveLength(3)
    await call('POST', '/api/sign-up', { body })
    expect(await mailsTo(email)).toHaveLength(4)
  })

  it('gets three acknowledgements of messages a day; the messages arrive', async () => {
    const email = uniqueEmail()
    const answers = await ask(6, '/api/contact', () => ({
      name: 'Ada',
      email,
      message: 'Too many lists by far.',
    }))
    expect(answers).toHaveLength(1)
    const payload = await site()
    const { docs } = await payload.find({
      collection: 'inquiries',
      where: { email: { equals: email } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(6)
    const ids = docs.map(({ id }) => id).join()
    const of = (audience: string) =>
      countOf(
        'inquiry-mail',
        sql`data->>'audience' = ${audience} AND data->>'inquiryId' = ANY (string_to_array(${ids}, ','))`,
      )
    expect([await of('sender'), await of('team')]).toEqual([3, 6])
  })

  it('gets three mails that ask to confirm the newsletter a day', async () => {
    const email = uniqueEmail()
    const before = await countOf('newsletter-request', sql`true`)
    expect(await ask(6, '/api/newsletter', () => ({ email }))).toHaveLength(1)
    expect((await countOf('newsletter-request', sql`true`)) - before).toBe(3)
  })

  it('gets three confirmed bookings and five questions about more a day', async () => {
    const days = await freeDays(3)
    const email = uniqueEmail()
    const slots = days.flatMap((day) => day.slots.slice(0, 4).map((slot) => ({ date: day.date, slot })))
    for (const { date, slot } of slots.slice(0, 10)) {
      const { status } = await call('POST', '/api/create-booking', {
        body: { ...bookingBody(date, slot), email },
      })
      expect(status).toBe(201)
    }
    const ids = (
      await query<{ id: string }>(await site(), sql`SELECT id FROM bookings WHERE email = ${email}`)
    ).map(({ id }) => id)
    expect(ids).toHaveLength(10)
    const mailed = await countOf(
      'booking-mail',
      sql`data->>'audience' = 'visitor' AND data->>'bookingId' = ANY (string_to_array(${ids.join()}, ','))`,
    )
    expect(mailed).toBe(8)
    expect(first(slots)).toBeDefined()
  })

  it('gets five mails about a change of addresses a day, be it of several accounts', async () => {
    const email = uniqueEmail()
    const answers = new Set<string>()
    for (let n = 0; n < 7; n++) {
      const person = await signedIn('user')
      const { status, body } = await call('POST', '/api/change-email', {
        visitor: person,
        body: { email, currentPassword: person.password },
      })
      answers.add(`${status} ${JSON.stringify(body)}`)
    }
    expect([...answers]).toEqual([expect.stringMatching(/^202 /)])
    expect(await mailsTo(email)).toHaveLength(5)
  })

  it('gets ten invitations a day; the inviting person sees that, and has the link anyway', async () => {
    const owner = await signedIn('super_admin')
    const email = uniqueEmail()
    const made = await call<{ invitation: { id: string } }>('POST', '/api/create-invitation', {
      visitor: owner,
      body: { email },
    })
    const links = []
    const heldBack: boolean[] = []
    for (let n = 0; n < 12; n++) {
      const path = `/api/invitations/${made.body.invitation.id}/resend`
      const { status, body } = await call<{ link: string; heldBackSeconds: number | null }>('POST', path, {
        visitor: owner,
        body: {},
      })
      expect(status).toBe(200)
      links.push(body.link)
      heldBack.push(body.heldBackSeconds !== null && body.heldBackSeconds > 60)
    }
    expect(heldBack).toEqual([...Array(9).fill(false), ...Array(3).fill(true)])
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'invitation')).toHaveLength(10)
    const token = new URL(links.at(-1) ?? '').searchParams.get('token')
    expect((await call('POST', '/api/validate-invitation', { body: { token } })).status).toBe(200)
  })

  it('gets ten links for a first password a day, of which the last still holds', async () => {
    const owner = await signedIn('super_admin')
    const email = uniqueEmail()
    const added = await call<{ userId?: string; colleague?: { id: string } }>('POST', '/api/add-colleague', {
      visitor: owner,
      body: { email, fullName: 'Grace', role: 'admin' },
    })
    expect(added.status).toBeLessThan(300)
    const [user] = await query<{ id: string }>(await site(), sql`SELECT id FROM users WHERE email = ${email}`)
    const answers = []
    for (let n = 0; n < 12; n++) {
      const body = { userId: user?.id }
      answers.push(await call('POST', '/api/resend-choose-password', { visitor: owner, body }))
    }
    // The sender is a super admin and sees that no mail was sent.
    expect(answers.map(({ status }) => status)).toEqual([...Array(9).fill(200), ...Array(3).fill(429)])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(answers.at(-1)?.body.errors?.[0]).toMatchObject({ code: 'rate_limited', field: 'userId' })
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'choose-password')).toHaveLength(10)
    const token = await mailedToken(email, 'choose-password')
    const { status } = await call('POST', '/api/reset-password', {
      body: { token, password: 'Other-sailing-8' },
    })
    expect(status).toBe(200)
  })
})
