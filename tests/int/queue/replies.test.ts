import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { historyActor, historyText } from '../../../src/admin/super-admin/bookings/history-text'
import { bookingHistory } from '../../../src/features/booking/desk/history'
import { forgetRecipients } from '../../../src/features/booking/jobs'
import { personDetails } from '../../../src/features/person/history'
import { workItem } from '../../../src/features/queue/work-item'
import { sendReplyMail } from '../../../src/features/reply/mail-jobs'
import { replyFormFor } from '../../../src/features/reply/queries'
import { bookingBody, first, freeDays } from '../../support/booking'
import { keptMails } from '../../support/kept-mails'
import { call, post, reqOf, runSql, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'
import { inquire, register } from '../../support/work-rows'

const owner = await signedIn('super_admin')
const admin = await signedIn('admin')
const user = await signedIn('user')

const words = { subject: 'Re: Your message to us', text: 'Hello Ada,\n\nyes, we can.\nOn Monday?' }
const jobs = () =>
  runSql<{
    data: { sealed: string }
  }>`SELECT data FROM jobs.job WHERE name = 'reply-mail' ORDER BY created_on`
const reply = (by: Visitor, { kind, id }: { kind: string; id: string }, more: object = {}) =>
  post('send-reply', by, { kind, id, ...words, ...more })

describe('an answer', () => {
  it('is sent by the team alone, each to whom they may see', async () => {
    const inquiry = await inquire()
    const registration = await register(owner)
    expect((await reply({}, inquiry)).status).toBe(401)
    expect((await reply(user, inquiry)).status).toBe(403)
    expect((await reply(admin, registration)).status).toBe(404)
    expect(await jobs()).toEqual([])
    // No mail server is set in these tests.
    expect(await reply(owner, registration)).toMatchObject({ status: 201, body: { delivers: false } })
    await runSql`UPDATE client_registrations SET invitation_id = NULL WHERE id = ${registration.id}::uuid`
    expect((await reply(owner, registration)).status).toBe(409)
  })

  it('has the address of its writer, stands in the history, and closes nothing while no mail server delivers it', async () => {
    const inquiry = await inquire()
    expect((await reply(admin, inquiry)).status).toBe(201)
    const [job] = (await jobs()).slice(-1)
    expect(JSON.stringify(job?.data)).not.toContain(inquiry.email)
    for (let run = 0; run < 2; run += 1) await sendReplyMail(await site(), { sealed: job?.data.sealed ?? '' })
    const mails = (await keptMails()).filter(
      (mail) => mail.to === inquiry.email && mail.subject === words.subject,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ replyTo: admin.user.email })
    expect(mails[0]?.header('Auto-Submitted')).toBeUndefined()
    expect(mails[0]?.text).toMatch(/^Hello Ada,\n\nyes, we can\.\nOn Monday\?\n\nYou wrote\n/)
    expect(mails[0]?.text).toContain('> We type invoices by hand.\n> Every day.')
    expect(mails[0]?.html).not.toContain('<h1')

    const item = await workItem(await reqOf(owner), 'inquiry', inquiry.id)
    expect(item?.status).toBe('new')
    expect(item?.notes.map(({ text }) => text)).toEqual([
      `Answer stored, not sent (no mail server): ${words.subject}\n\n${words.text}`,
    ])
    const person = await personDetails(await reqOf(owner), inquiry.email)
    expect(person?.entries.map(({ kind, text }) => [kind, text])).toContainEqual([
      'Email',
      `Email from the team '${words.subject}', stored as a file, not sent`,
    ])
    expect(person?.notes).toHaveLength(1)
  })

  it('is mailed once for each Idempotency-Key', async () => {
    const { kind, id } = await inquire()
    const before = (await jobs()).length
    const visitor = { ...admin, headers: { 'idempotency-key': uniqueEmail() } }
    const send = () => call('POST', '/api/send-reply', { visitor, body: { kind, id, ...words } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await jobs()).length).toBe(before + 1)
  })

  it('has no gaps', async () => {
    const inquiry = await inquire()
    const { status, body } = await reply(owner, inquiry, { text: 'Dear {first name}' })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('in place of {first name}')])
  })

  it.each([
    { title: ' ', subject: 'Re', text: 'Hello' },
    { title: 'Odd', subject: ['a'], text: 'Hello' },
    { title: 'Odd', subject: 'a\r\nBcc: x@example.com', text: 'Hello' },
    { title: 'Odd', subject: 'Re', text: { length: 3 } },
    { title: 'Odd', subject: 'Re', text: '   ' },
  ])('has no template of %j', async (body) => {
    expect((await call('POST', '/api/reply-templates', { visitor: owner, body })).status).toBe(400)
  })

  it('may have braces of its own', async () => {
    const text = 'Use {{ $json.name }} and {"name": 1, "id": {name: 2}} for {Co}, {names} or { x }.'
    expect((await reply(owner, await inquire(), { text })).status).toBe(201)
  })

  it('leaves won and lost as they are', async () => {
    const inquiry = await inquire()
    await post('update-work', owner, { kind: 'inquiry', id: inquiry.id, status: 'won' })
    await reply(owner, inquiry)
    expect((await workItem(await reqOf(owner), 'inquiry', inquiry.id))?.status).toBe('won')
  })

  it('waits sealed, and goes with the person', async () => {
    const inquiry = await inquire()
    await reply(owner, inquiry)
    const before = (await jobs()).length
    await post('people/erase', owner, { email: inquiry.email, confirm: inquiry.email })
    expect((await jobs()).length).toBe(before - 1)
  })

  it.each([
    [{ subject: '' }, 'subject'],
    [{ subject: 'Hello {company}' }, 'subject'],
    [{ text: ' ' }, 'text'],
    [{ text: 'Dear {firstName}' }, 'text'],
    [{ text: 'Dear {firstName, see you' }, 'text'],
    [{ text: 'x'.repeat(3501) }, 'text'],
  ])('names the field of %j', async (more, field) => {
    const { status, body } = await reply(owner, await inquire(), more)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('an email to someone who booked', () => {
  const latest = async () => (await jobs()).at(-1)?.data.sealed ?? ''
  async function booked() {
    const day = first(await freeDays(1))
    const email = uniqueEmail()
    const { body } = await post('create-booking', {}, { ...bookingBody(day.date, first(day.slots)), email })
    return { kind: 'booking', id: String((body.booking as { id: string }).id), email } as const
  }

  it('goes out from the booking and from the person, and is in both histories', async () => {
    const booking = await booked()
    const person = { kind: 'person', id: booking.email }
    expect((await reply(user, booking)).status).toBe(403)
    expect((await reply(admin, booking)).status).toBe(403)
    expect((await reply(admin, person)).status).toBe(403)
    expect((await reply(owner, { ...booking, id: randomUUID() })).status).toBe(404)
    expect((await reply(owner, { ...person, id: uniqueEmail() })).status).toBe(404)

    expect((await reply(owner, booking, { subject: 'Your call' })).status).toBe(201)
    await sendReplyMail(await site(), { sealed: await latest() })
    expect((await reply(owner, person, { subject: 'One more thing' })).status).toBe(201)
    await sendReplyMail(await site(), { sealed: await latest() })
    const mails = (await keptMails()).filter(
      ({ to, subject }) => to === booking.email && /call|thing/.test(subject ?? ''),
    )
    expect(mails.map(({ subject, replyTo }) => [subject, replyTo])).toEqual(
      expect.arrayContaining([
        ['Your call', owner.user.email],
        ['One more thing', owner.user.email],
      ]),
    )
    expect(mails[0]?.text).not.toContain('You wrote')
    const history = await bookingHistory(await site(), booking.id)
    expect(history.map((entry) => historyText(entry, { zone: 'UTC', team: [], currency: 'USD' }))).toContain(
      "Email from the team 'Your call' stored as a file",
    )
    const details = await personDetails(await reqOf(owner), booking.email)
    await call('DELETE', `/api/bookings/${booking.id}`, { visitor: owner })
    await forgetRecipients(await site())
    expect(
      await runSql`SELECT recipient FROM sent_mails WHERE about_id = ${booking.id}::uuid AND kind = 'answer'`,
    ).toEqual([{ recipient: null }])
    expect(details?.notes.map(({ text }) => text.split('\n')[0]).sort()).toEqual([
      'Email stored, not sent (no mail server): One more thing',
      'Email stored, not sent (no mail server): Your call',
    ])
    const answers = details?.entries.filter(({ text }) => text.startsWith('Email from the team'))
    expect(answers?.map(({ text }) => text).sort()).toEqual([
      "Email from the team 'One more thing', stored as a file, not sent",
      "Email from the team 'Your call', stored as a file, not sent",
    ])
  })

  it('does not go to the address of a booking that waits for its confirmation', async () => {
    const booking = await booked()
    await runSql`UPDATE bookings SET held_until = now() + interval '1 hour' WHERE id = ${booking.id}::uuid`
    expect((await reply(owner, booking)).status).toBe(404)
    const project = { kind: 'booking', id: booking.id, title: 'Engine' }
    expect((await post('make-project', owner, project)).status).toBe(404)
    expect((await post('set-lead', owner, { kind: 'booking', id: booking.id, stage: 'won' })).status).toBe(
      404,
    )
  })

  it('shows when the stage of its person changed, and by whom', async () => {
    const booking = await booked()
    const set = (body: object) => post('set-lead', owner, { kind: 'booking', id: booking.id, ...body })
    await set({ stage: 'in_talk' })
    await set({ stage: 'offer_sent', value: 2500 })
    await set({ stage: 'lost', lostReason: 'price' })
    const req = await reqOf(owner)
    const said = (await bookingHistory(req.payload, booking.id, booking.email))
      .filter(({ kind }) => kind === 'stage')
      .map((entry) => [historyText(entry, { zone: 'UTC', team: [], currency: 'USD' }), historyActor(entry)])
    expect(said).toEqual([
      ['Stage: Lost, reason: Too expensive', 'Test Person'],
      ['Stage: Offer sent, value $2,500', 'Test Person'],
      ['Stage: In talk', 'Test Person'],
    ])
    expect((await personDetails(req, booking.email))?.stages).toHaveLength(3)
  })
})

describe('a template', () => {
  it('is shared by the team, and filled for the person as far as they are known', async () => {
    const make = (by: Visitor, text: string) =>
      post('reply-templates', by, { title: uniqueEmail(), subject: 'From {siteName}', text })
    expect((await make(user, 'x')).status).toBe(403)
    const unknown = await make(admin, 'Dear {fristName}')
    expect([unknown.status, unknown.body.errors?.[0]?.message]).toEqual([
      ...[400, 'There is no placeholder {fristName}'],
    ])
    const unfinished = await make(admin, 'Dear {firstName')
    expect([unfinished.status, unfinished.body.errors?.[0]?.message]).toEqual([
      ...[400, 'There is no placeholder {firstName'],
    ])
    expect((await make(admin, '{firstName} of {company}: {bookingLink}')).status).toBe(201)
    expect((await call('GET', '/api/reply-templates', { visitor: user })).status).toBe(403)
    const req = await reqOf(owner)
    const item = await workItem(req, 'inquiry', (await inquire()).id)
    if (!item) throw new Error('The inquiry was not read')
    const {
      templates: [template],
      delivers,
    } = await replyFormFor(req, item)
    expect(delivers).toBe(false)
    expect(template?.text).toMatch(/^Ada of \{company\}: https?:\/\/.+\/book-call$/)
    expect(template?.subject).toMatch(/^From \w/)
  })
})
