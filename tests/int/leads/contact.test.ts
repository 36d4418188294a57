import { describe, expect, it } from 'vitest'
import { sendInquiryMail } from '../../../src/features/inquiry/mail-jobs'
import { postgresOf } from '../../../src/lib/db/transaction'
import { keptMails } from '../../support/kept-mails'
import { call, signedIn, site } from '../../support/site'

const good = {
  name: "Zoë O'Brien-Ångström",
  email: 'zoe@example.com',
  company: 'Northgate',
  message: 'We retype invoices every Friday.',
  project: 'Custom Project',
  budget: '$1,000 - $5,000',
  timeline: 'Within 1 month',
}

const stored = async (email: string) => {
  const { docs } = await (await site()).find({
    collection: 'inquiries',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return docs
}

async function jobs(queue: string, inquiryId?: string): Promise<Record<string, string>[]> {
  const { rows } = await postgresOf(await site()).pool.query<{ data: Record<string, string> }>(
    `SELECT data FROM jobs.job WHERE name = $1 AND ($2::text IS NULL OR data->>'inquiryId' = $2)`,
    [queue, inquiryId ?? null],
  )
  return rows.map(({ data }) => data)
}

describe('POST /api/contact', () => {
  it('refuses what the form would refuse, naming the field, and stores nothing', async () => {
    const wrong: [object, string, string][] = [
      [{ name: '' }, 'name', 'Name is required'],
      [{ company: 'x'.repeat(101) }, 'company', 'Company name must be less than 100 characters'],
    ]
    for (const [change, field, message] of wrong) {
      const { status, body } = await call('POST', '/api/contact', {
        body: { ...good, email: 'wrong@example.com', ...change },
      })
      expect([status, body.errors?.[0]]).toEqual([400, { field, message, code: 'invalid' }])
    }
    expect(await stored('wrong@example.com')).toEqual([])
  })

  it('takes an address with an international domain, stores it in ASCII and shows it readable', async () => {
    for (const [typed, ascii] of [
      ['Zoë.Test@müller.de', undefined],
      ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
      ['Ada@MÜLLER.de', 'ada@xn--mller-kva.de'],
    ] as const) {
      const { status, body } = await call('POST', '/api/contact', { body: { ...good, email: typed } })
      if (ascii) {
        expect([status, (await stored(ascii)).length]).toEqual([201, 1])
        continue
      }
      const message = 'We cannot send mail to an address with “ë” before the @. Please enter another address.'
      expect([status, body.errors?.[0]]).toEqual([400, { field: 'email', message, code: 'invalid' }])
    }
    const [inquiry] = await stored('ada@xn--mller-kva.de')
    for (const job of await jobs('inquiry-mail', inquiry?.id))
      await sendInquiryMail(await site(), job as never)
    const mails = (await keptMails()).filter(({ text }) => text.includes('ada@müller.de'))
    expect(mails).toHaveLength(1)
    const receipt = (await keptMails()).find(({ to }) => String(to).includes('ada@xn--mller-kva.de'))
    expect(receipt).toBeDefined()
  })

  it('stores the message as new, ignoring status and interest of the request', async () => {
    const body = { ...good, status: 'won', serviceInterest: 'consulting', id: 'x' }
    expect((await call('POST', '/api/contact', { body })).status).toBe(201)
    const [inquiry] = await stored(good.email)
    expect(inquiry).toMatchObject({
      name: good.name,
      company: 'Northgate',
      message: good.message,
      projectType: 'Custom Project',
      serviceInterest: 'custom_development',
      budgetRange: '$1,000 - $5,000',
      timeline: 'Within 1 month',
      status: 'new',
    })
    expect((await jobs('inquiry-mail', inquiry?.id)).map(({ audience }) => audience).sort()).toEqual([
      'sender',
      'team',
    ])
    expect(await jobs('newsletter-request')).toEqual([])
  })

  it('stores a message once that is sent again with its key, also twice at once, and counts it once', async () => {
    const body = { ...good, email: 'again@example.com' }
    const visitor = { address: '10.77.1.1', headers: { 'idempotency-key': 'a-message-of-mine' } }
    const send = (sent: object = body) => call('POST', '/api/contact', { visitor, body: sent })
    const together = await Promise.all([send(), send()])
    const answers = [...together, await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await stored('again@example.com')).toHaveLength(1)
    const other = await send({ ...body, message: 'Another message altogether.' })
    expect([other.status, other.body.errors?.[0]?.code]).toEqual([422, 'key_reused'])
    expect(await stored('again@example.com')).toHaveLength(1)
  })

  it('files a message without a project type under consulting', async () => {
    const { project: _, ...body } = { ...good, email: 'plain@example.com' }
    expect((await call('POST', '/api/contact', { body })).status).toBe(201)
    expect((await stored('plain@example.com'))[0]).toMatchObject({
      serviceInterest: 'consulting',
      projectType: null,
    })
  })

  it('begins the double opt-in when the newsletter is wished for', async () => {
    const body = { ...good, email: 'news@example.com', newsletter: true }
    expect((await call('POST', '/api/contact', { body })).status).toBe(201)
    expect(await jobs('newsletter-request')).toHaveLength(1)
  })

  it('answers a robot like anyone and keeps nothing', async () => {
    const body = { ...good, email: 'robot@example.com', website: 'https://spam.example' }
    expect((await call('POST', '/api/contact', { body })).status).toBe(201)
    expect(await stored('robot@example.com')).toEqual([])
  })

  it('takes three messages of a visitor within five minutes', async () => {
    const visitor = { address: '203.0.113.7' }
    const body = { ...good, email: 'often@example.com' }
    for (let count = 0; count < 3; count++) {
      expect((await call('POST', '/api/contact', { body, visitor })).status).toBe(201)
    }
    const fourth = await call('POST', '/api/contact', { body, visitor })
    expect(fourth.status).toBe(429)
    expect(fourth.body.errors?.[0]).toMatchObject({
      message: 'Please wait 5 minutes before submitting another message.',
      code: 'rate_limited',
    })
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    await call('POST', '/api/contact', { body, visitor })
    const sixth = await call('POST', '/api/contact', { body, visitor })
    expect(sixth.headers.get('retry-after')).toBe('86400')
    // The block has begun: five minutes would not help.
    expect(sixth.body.errors?.[0]?.message).toMatch(/^Too many messages .* write us an email\.$/)
    const rotated = await call('POST', '/api/contact', {
      body,
      visitor: { ...visitor, headers: { 'x-forwarded-for': '198.51.100.1' } },
    })
    expect(rotated.status).toBe(429)
    expect(await stored('often@example.com')).toHaveLength(3)
  })

  it('writes to the team with the message, and to the sender without it', async () => {
    const [inquiry] = await stored(good.email)
    const payload = await site()
    await payload.updateGlobal({
      slug: 'calendar-settings',
      data: { adminEmail: 'desk@example.com' },
      overrideAccess: true,
    })
    const before = (await keptMails()).length
    for (const audience of ['team', 'sender'] as const) {
      // A handler may run twice; the message keeps its identity.
      await sendInquiryMail(payload, { inquiryId: String(inquiry?.id), audience })
      await sendInquiryMail(payload, { inquiryId: String(inquiry?.id), audience })
    }
    const mails = (await keptMails()).slice(before)
    expect(mails).toHaveLength(2)
    const team = mails.find(({ to }) => to === 'desk@example.com')
    const sender = mails.find(({ to }) => to === good.email)
    expect(team?.text).toContain(good.message)
    expect(team?.replyTo).toBe(good.email)
    expect(sender?.text).toContain("We'll get back to you within 24 hours.")
    expect(sender?.text).not.toContain(good.message)
  })
})

describe('inquiries over REST', () => {
  it('let an admin set the status and nothing else', async () => {
    const [inquiry] = await stored(good.email)
    const admin = await signedIn('admin')
    const body = { status: 'answered', message: 'Rewritten by someone', email: 'other@example.com' }
    expect((await call('PATCH', `/api/inquiries/${inquiry?.id}`, { body, visitor: admin })).status).toBe(200)
    expect((await stored(good.email))[0]).toMatchObject({ status: 'answered', message: good.message })
    expect((await call('DELETE', `/api/inquiries/${inquiry?.id}`, { visitor: admin })).status).toBe(403)
  })
})
