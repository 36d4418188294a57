import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultText } from '../../../src/emails/mail-texts'
import { createBooking, freeDays } from '../../support/booking'
import { sendWaitingMails } from '../../support/booking-mails'
import { call, runSql, signedIn, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

/** A real mail server. Its address is set before anything reads it. */
const port = await vi.hoisted(async () => {
  const { freePort } = await import('../../support/own-server')
  const free = await freePort()
  process.env.SMTP_URL = `smtp://127.0.0.1:${free}`
  return free
})
const received: Email[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  async onData(stream, _session, done) {
    received.push(await PostalMime.parse(await buffer(stream)))
    done()
  },
})
const mailTo = (address: string) => received.filter(({ to }) => to?.[0]?.address === address).at(-1)

beforeAll(async () => {
  await new Promise<void>((done) => smtp.listen(port, '127.0.0.1', done))
})
const owner = await signedIn('super_admin')
afterAll(() => new Promise<void>((done) => smtp.close(() => done())))
beforeEach(() => runSql`DELETE FROM mail_texts`)

interface Answer {
  doc: { id: string; mail: string; text: string }
  docs: unknown[]
  subject: string
  html: string
  to: string
  errors?: { field?: string; message: string; code: string }[]
}

const words = {
  mail: 'booking-received',
  subject: 'Ahoy {firstName}: {when}',
  text: 'Ahoy {name}!\n\nSee you.',
}
const post = (path: string, visitor: Visitor, body: unknown) =>
  call<Answer>('POST', `/api/${path}`, { visitor, body })

async function booked() {
  const [day] = await freeDays(1)
  const slot = day?.slots.at(0)
  if (!day || !slot) throw new Error('No free time')
  const email = uniqueEmail()
  const { body } = await createBooking(day.date, slot, { email })
  await sendWaitingMails(body.booking.id)
  return mailTo(email)
}

describe('a written text', () => {
  it("opens a booking's mail, which still has facts, link and invitation, until it is deleted", async () => {
    const { body } = await post('mail-texts', owner, words)
    const mail = await booked()
    expect(mail?.subject).toMatch(/^Ahoy Ada: \w+day, \d+ \w+ \d{4}, \d\d:\d\d CES?T$/)
    expect(mail?.text).toMatch(/^We have your booking\n\nAhoy Ada Lovelace!\n\nSee you\.\n\nWhen:\n/)
    expect(mail?.text).toMatch(/Length: \d+ minutes, video call/)
    expect(mail?.text).toMatch(/Change or cancel the call:\nhttps?:\/\/\S+token=\S+/)
    expect(mail?.html).toContain('>Ahoy Ada Lovelace!</p>')
    expect(mail?.text).not.toContain('Thank you for booking')
    const [invite] = mail?.attachments ?? []
    expect(invite?.mimeType).toContain('calendar')
    expect(String(Buffer.from(invite?.content as ArrayBuffer))).toMatch(/METHOD:REQUEST[\s\S]+ATTENDEE/)

    const path = `/api/mail-texts/${body.doc.id}`
    expect((await call('DELETE', path, { visitor: owner })).status).toBe(200)
    expect((await booked())?.text).toContain('Hello Ada Lovelace,\n\nThank you for booking')
  })

  it('begins with the default text of the mail that a link of the list names', async () => {
    const { subject, text } = defaultText('invitation')
    const { doc } = (await post('mail-texts?mail=invitation', owner, {})).body
    expect(doc).toMatchObject({ mail: 'invitation', subject, text })
    expect((await post('mail-texts?mail=telegram', owner, {})).status).toBe(400)
  })

  it('exists once for each mail', async () => {
    const [one, two] = await Promise.all([post('mail-texts', owner, words), post('mail-texts', owner, words)])
    expect([one.status, two.status].sort()).toEqual([201, 400])
  })

  it('is refused with its fields, also when only a part of it changes', async () => {
    const { body } = await post('mail-texts', owner, words)
    const change = async (part: object) => {
      const answer = await call<Answer>('PATCH', `/api/mail-texts/${body.doc.id}`, {
        visitor: owner,
        body: part,
      })
      return [answer.status, ...(answer.body.errors ?? []).map(({ field }) => field)]
    }
    expect(await change({ mail: 'welcome' })).toEqual([400, 'subject'])
    expect(await change({ text: 'Hello {company}' })).toEqual([400, 'text'])
    expect(await change({ subject: 'a\nb' })).toEqual([400, 'subject'])
    expect(await change({ subject: null })).toEqual([400, 'subject'])
    expect(await change({ mail: 'nothing' })).toEqual([400, 'mail'])
    expect(await change({ text: 'Hi\r\n\r\nthere ' })).toEqual([200])
    const { docs } = (await call<{ docs: Answer['doc'][] }>('GET', '/api/mail-texts', { visitor: owner }))
      .body
    expect(docs.map(({ mail, text }) => [mail, text])).toEqual([['booking-received', 'Hi\n\nthere']])
  })
})

describe.each(['preview-mail-text', 'send-mail-text-test'])('%s', (path) => {
  it.each<[unknown, string | undefined]>([
    [{ ...words, mail: 'nothing' }, 'mail'],
    [{ ...words, subject: '{company}' }, 'subject'],
    [{ ...words, text: 'x'.repeat(2001) }, 'text'],
    [{ ...words, text: 7 }, 'text'],
    [[], undefined],
  ])('refuses %j', async (body, field) => {
    const answer = await post(path, owner, body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
  })
})

it('a preview shows the mail with sample data, and stores and sends nothing', async () => {
  received.length = 0
  const { status, body } = await post('preview-mail-text', owner, { ...words, text: '<script>{name}' })
  expect([status, body.subject]).toEqual([200, expect.stringMatching(/^Ahoy Ada: /)])
  expect(body.html).toContain('&lt;script&gt;Ada Lovelace')
  expect(body.html).toContain('Change or cancel the call')
  expect(await runSql`SELECT 1 FROM mail_texts`).toEqual([])
  expect(received).toEqual([])
})

it.each([
  ['en-US,en;q=0.9', /, 1?\d:\d\d [AP]M /],
  ['de-DE', /, \d\d:\d\d CES?T$/],
])('a preview for a browser in %s has its clock', async (language, time) => {
  const visitor = { ...owner, headers: { 'accept-language': language } }
  expect((await post('preview-mail-text', visitor, words)).body.subject).toMatch(time)
})

it('a test goes to its sender alone, twenty an hour', async () => {
  received.length = 0
  const visitor = await signedIn('super_admin')
  const { status, body } = await post('send-mail-text-test', visitor, words)
  expect([status, body.to]).toEqual([200, visitor.user.email])
  expect(received.map(({ to }) => to?.map(({ address }) => address))).toEqual([[visitor.user.email]])
  expect(received[0]?.subject).toMatch(/^Test: Ahoy Ada: /)
  const rest = Array.from({ length: 20 }, () => post('send-mail-text-test', visitor, words))
  expect(
    (await Promise.all(rest)).map((answer) => answer.status).filter((each) => each === 429),
  ).toHaveLength(1)
})
