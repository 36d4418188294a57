import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailMessage } from '../../../src/lib/mail/message'
import { createMailer } from '../../../src/lib/mail/transport'

const from = '"Quickwin, the desk" <desk@quickwin.example>'
const ics = {
  content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
  method: 'REQUEST' as const,
  filename: 'invite.ics',
}
const message: MailMessage = {
  id: 'booking-1-received-0',
  to: 'ada@example.org',
  subject: 'Grüße, 你好 👋',
  html: '<p>Hello 👩🏽‍💻</p>',
  text: 'Hello 👩🏽‍💻\nhttps://quickwin.example/bookings/manage?token=abc\nhttps://quickwin.example/\n',
  ics,
  headers: { 'X-Booking': '1' },
  replyTo: 'hello@quickwin.example',
}

const logged: { fields: Record<string, unknown>; message: string }[] = []
const logger = {
  info: (fields: Record<string, unknown>, text: string) => void logged.push({ fields, message: text }),
}
let keepDir: string

beforeEach(async () => {
  logged.length = 0
  keepDir = join(await mkdtemp(join(tmpdir(), 'quickwin-mail-')), 'deep', 'mail')
})
afterEach(() => rm(join(keepDir, '..', '..'), { recursive: true, force: true }))

function expectWholeMessage(mail: Email) {
  expect(mail.messageId).toBe('<booking-1-received-0@quickwin.example>')
  expect(mail.from).toMatchObject({ name: 'Quickwin, the desk', address: 'desk@quickwin.example' })
  expect(mail.to).toMatchObject([{ address: 'ada@example.org' }])
  expect(mail.replyTo).toMatchObject([{ address: 'hello@quickwin.example' }])
  expect(mail.subject).toBe(message.subject)
  expect(mail.html?.trim()).toBe(message.html)
  expect(mail.text?.trim()).toBe(message.text.trim())
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
  expect(header('x-booking')).toBe('1')
  expect(header('auto-submitted')).toBe('auto-generated')
}

describe('a message that could carry more than it says is not sent', () => {
  it.each<[string, Partial<MailMessage>]>([
    ['two recipients', { to: 'ada@example.org, eve@example.org' }],
    ['a recipient with a name', { to: 'Ada <ada@example.org>' }],
    ['a header in the recipient', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['no recipient', { to: '' }],
    ['a header in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['a NUL in the subject', { subject: 'Hello\0' }],
    ['a header in a header', { headers: { 'X-Booking': '1\r\nBcc: eve@example.org' } }],
    ['a header in the name of a header', { headers: { 'X-A: 1\r\nBcc': 'eve@example.org' } }],
    ['a header in the address for replies', { replyTo: 'a@b.co\nBcc: eve@example.org' }],
    ['a path as id', { id: '../../etc/passwd' }],
    ['a line break in the id', { id: 'a\r\nBcc' }],
  ])('%s', async (_what, changes) => {
    const mailer = createMailer({ from, keepDir, logger })
    await expect(mailer.send({ ...message, ...changes })).rejects.toThrow(TypeError)
    await expect(readdir(keepDir)).rejects.toThrow('ENOENT')
  })

  it('nor is one without a sender', () => {
    expect(() => createMailer({ from: 'Quickwin', keepDir, logger })).toThrow(TypeError)
  })
})

describe('without a mail server', () => {
  it('keeps the whole message as a private file and logs its subject and links', async () => {
    const mailer = createMailer({ from, keepDir, logger })
    expect(await mailer.send(message)).toEqual({
      messageId: '<booking-1-received-0@quickwin.example>',
      via: 'file',
    })
    const files = await readdir(keepDir)
    expect(files).toEqual([expect.stringMatching(/^\d{8}T\d{9}Z-booking-1-received-0\.eml$/)])
    const file = join(keepDir, files[0] ?? '')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(await readFile(file))
    expectWholeMessage(mail)
    expect(logged).toEqual([
      {
        fields: {
          file,
          subject: message.subject,
          links: ['https://quickwin.example/bookings/manage?token=abc', 'https://quickwin.example/'],
        },
        message: expect.stringContaining('kept'),
      },
    ])
  })

  it('replaces the file of a repeated id and leaves others alone', async () => {
    const mailer = createMailer({ from, keepDir, logger })
    await mailer.send({ ...message, id: 'again-booking-1' })
    await mailer.send({ ...message, id: 'booking-1' })
    await mailer.send({ ...message, id: 'booking-1', subject: 'Second' })
    const files = (await readdir(keepDir)).sort()
    expect(files).toHaveLength(2)
    const subjects = await Promise.all(
      files.map(async (name) => (await PostalMime.parse(await readFile(join(keepDir, name)))).subject),
    )
    expect(subjects.sort()).toEqual([message.subject, 'Second'].sort())
  })
})

describe('with a mail server', () => {
  const received: { recipients: string[]; raw: Buffer }[] = []
  let refusesMail = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusesMail) return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        const recipients = session.envelope.rcptTo.map((to) => to.address)
        received.push({ recipients, raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  let smtpUrl: string

  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.server.address()
    smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  beforeEach(() => {
    received.length = 0
    refusesMail = false
  })
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

  it('delivers text, HTML and the invite, both shown and attached', async () => {
    const mailer = createMailer({ smtpUrl, from, keepDir, logger })
    expect(await mailer.send(message)).toEqual({
      messageId: '<booking-1-received-0@quickwin.example>',
      via: 'smtp',
      answer: expect.stringMatching(/^250 /),
    })
    expect(received.map((mail) => mail.recipients)).toEqual([['ada@example.org']])
    const raw = received[0]?.raw ?? Buffer.alloc(0)
    const mail = await PostalMime.parse(raw)
    expectWholeMessage(mail)
    expect(raw.toString()).toMatch(
      /multipart\/alternative[\s\S]*text\/calendar; charset=utf-8; method=REQUEST/,
    )
    const attached = mail.attachments.find((one) => one.filename === 'invite.ics')
    expect(attached?.mimeType).toBe('application/ics')
    expect(raw.toString().replace(/\s/g, '')).toContain(Buffer.from(ics.content).toString('base64'))
    await expect(readdir(keepDir)).rejects.toThrow('ENOENT')
  })

  it('sends a repeated id under the same Message-ID', async () => {
    const mailer = createMailer({ smtpUrl, from, keepDir, logger })
    await mailer.send(message)
    await mailer.send(message)
    const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
    expect(ids).toEqual(Array(2).fill('<booking-1-received-0@quickwin.example>'))
  })

  it('withdraws with METHOD:CANCEL and sends without an invite', async () => {
    const mailer = createMailer({ smtpUrl, from, keepDir, logger })
    await mailer.send({ ...message, ics: { ...ics, method: 'CANCEL', filename: 'cancelled.ics' } })
    const { ics: _left, ...plain } = message
    await mailer.send({ ...plain, id: 'plain' })
    expect(received[0]?.raw.toString()).toContain('text/calendar; charset=utf-8; method=CANCEL')
    expect(received[1]?.raw.toString()).not.toContain('text/calendar')
  })

  it('passes refusals and absences on, so that the job is tried again', async () => {
    refusesMail = true
    await expect(createMailer({ smtpUrl, from, keepDir, logger }).send(message)).rejects.toThrow('Try later')
    const unreachable = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, keepDir, logger })
    await expect(unreachable.send(message)).rejects.toThrow('ECONNREFUSED')
    await expect(unreachable.verify()).rejects.toThrow('ECONNREFUSED')
    await createMailer({ smtpUrl, from, keepDir, logger }).verify()
    expect(received).toEqual([])
    expect(logged).toEqual([])
  })
})
