import { describe, expect, it } from 'vitest'
import { resetPassword, welcome } from '../../../src/emails/account/account-messages'
import { visitorMail } from '../../../src/emails/booking/visitor-mails'
import { defaultText, type MailKey, mailKeys, placeholdersOf } from '../../../src/emails/mail-texts'
import type { WrittenText } from '../../../src/emails/message'
import { sampleMail } from '../../../src/emails/samples'
import { mailTextSchema } from '../../../src/features/mail-text/schema'
import { fillTemplate } from '../../../src/lib/text/templates'

const brand = {
  name: 'Quickwin',
  siteUrl: 'https://quickwin.example',
  contactEmail: 'hello@quickwin.example',
}
const sample = { brand, now: new Date('2026-11-27T09:10:00Z'), timezone: 'Europe/Berlin' }
const when = 'Friday, 4 December 2026, 10:00 CET'

/** The mail with written texts in place of the default. */
const written = (mail: MailKey, text: WrittenText) =>
  sampleMail(mail, { ...sample, brand: { ...brand, texts: { [mail]: text } } })
const opening = (mail: MailKey) => defaultText(mail).text.split('\n\n')

describe('without a written text', () => {
  const hello = 'Hello Ada Lovelace,'
  it.each<[MailKey, subject: string, opening: string]>([
    [
      'booking-held',
      `Please confirm your call on ${when}`,
      `${hello}\n\nSomeone booked a call with Quickwin using this address. We hold the time below for 30 minutes. Confirm it with the button, or the slot opens up for others again.`,
    ],
    [
      'booking-received',
      `We have your booking: ${when}`,
      `${hello}\n\nThank you for booking a call with Quickwin. The time is reserved for you. We'll email you again once we have confirmed it. The attached invitation adds it to your calendar.`,
    ],
    [
      'booking-confirmed',
      `Confirmed: your call on ${when}`,
      `${hello}\n\nWe look forward to speaking with you. The attached invitation adds the call to your calendar or updates the entry.`,
    ],
    [
      'booking-rebooked',
      `Booked again: your call on ${when}`,
      `${hello}\n\nWe cancelled this call earlier, but it will take place after all. It is confirmed. The attached invitation puts it back into your calendar.`,
    ],
    [
      'booking-moved',
      `Moved: your call is now on ${when}`,
      `${hello}\n\nYour call with Quickwin has moved. The attached invitation updates the entry in your calendar.\n\nPlease use the link below from now on. One in an earlier email may no longer work.`,
    ],
    [
      'booking-changed',
      `Changed: your call on ${when}`,
      `${hello}\n\nYour call with Quickwin has changed. The time is the same. The attached invitation updates the entry in your calendar.\n\nPlease use the link below from now on. One in an earlier email may no longer work.`,
    ],
    [
      'booking-link-changed',
      `How to join: your call on ${when}`,
      `${hello}\n\nPlease use the link below to join the call. It replaces any earlier one.\n\nThe attached invitation updates the entry in your calendar.`,
    ],
    [
      'booking-reminder',
      `Reminder: your call on ${when}`,
      `${hello}\n\nThis is a reminder of your call with Quickwin.`,
    ],
    [
      'booking-cancelled',
      `Cancelled: your call on ${when}`,
      `${hello}\n\nThe call below will not take place. The attached file removes it from your calendar.`,
    ],
    [
      'inquiry-received',
      'We have your message - Quickwin',
      `${hello}\n\nA person reads every message. We'll get back to you within 24 hours.`,
    ],
    [
      'newsletter-confirmation',
      'Confirm your subscription to the Quickwin newsletter',
      'You asked for the Quickwin newsletter: one email a week, on Tuesday, with one automation worth knowing.\n\nPlease confirm within 48 hours.',
    ],
    [
      'invitation',
      'Your invitation to Quickwin',
      'We would like to work with you. Please tell us a little about your business, so that Quickwin can prepare your discovery call. It takes about five minutes.',
    ],
    [
      'registration-received',
      'We received your registration with Quickwin',
      `${hello}\n\nYour answers have arrived. We'll read them within 24 hours, and someone from our team will contact you.\n\nThe discovery call follows in 2-3 days. You receive your proposal, with a fixed price, about 1 week later.`,
    ],
    [
      'confirm-sign-up',
      'Confirm your email address for Quickwin',
      `${hello}\n\nOne step is left: confirm that this address is yours, and your account with Quickwin is ready. Its password is the one chosen in this sign-up.`,
    ],
    [
      'welcome',
      'Welcome to Quickwin',
      'Your account is ready. Your dashboard shows your projects and their progress, and you can change your details there.\n\nIf you have not talked to us yet, book a free audit: we look at your processes together.',
    ],
    [
      'choose-password',
      'Your account with Quickwin: choose a password',
      `${hello}\n\nGrace Hopper created an account for you. Choose a password, then sign in with it and this email address.`,
    ],
    [
      'reset-password',
      'Choose a new password for Quickwin',
      'Someone, most likely you, asked for a new password for the account with this email address.',
    ],
    [
      'confirm-new-email',
      'Confirm your new email address for Quickwin',
      'The owner of an account wants to use this address from now on. Until you confirm it, the old one stays.',
    ],
  ])('%s has the default one, and nothing else', (mail, subject, text) => {
    const sent = sampleMail(mail, sample)
    expect(sent.subject).toBe(subject)
    const [, body = ''] = /^.+\n\n([\s\S]*)$/.exec(sent.text) ?? []
    expect(body.startsWith(`${text}\n\n`)).toBe(true)
    for (const paragraph of text.split('\n\n'))
      expect(sent.html).toContain(`>${paragraph.replaceAll("'", '&#39;')}</p>`)
    expect(sent.text + sent.html.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/[{}]/)
    expect(mailTextSchema.safeParse({ mail, ...defaultText(mail) }).success).toBe(true)
  })
})

describe('a written text', () => {
  it.each(mailKeys)('of %s replaces subject and opening, and nothing else', (mail) => {
    const names = Object.keys(placeholdersOf(mail)).map((name) => `{${name}}`)
    const before = sampleMail(mail, sample)
    const after = written(mail, {
      subject: `S ${names.join(' ')}`,
      text: `One ${names.join(' ')}\n\nTwo\nlines`,
    })
    expect(after.subject).toMatch(/^S \S/)
    expect(after.subject + after.text).not.toMatch(/[{}]/)
    expect(after.text).toMatch(/\nOne [^\n]*Quickwin hello@quickwin\.example\n\nTwo\nlines\n/)
    const values = { name: 'Ada Lovelace', siteName: 'Quickwin', addedBy: 'Grace Hopper' }
    const kept = opening(mail).reduce((text, paragraph) => {
      const filled = fillTemplate(paragraph, values)
      expect(after.text).not.toContain(`${filled}\n`)
      return text.replace(`${filled} `, '').replace(`${filled}\n\n`, '')
    }, before.text)
    for (const paragraph of kept.split('\n\n')) expect(after.text).toContain(paragraph)
  })

  it.each<[MailKey, RegExp]>([
    ['booking-held', /\n\nWe hold the time below for 30 minutes\./],
    ['booking-held', /If this was not you, ignore this email/],
    ['booking-moved', /One in an earlier email may no longer work/],
    ['booking-link-changed', /It replaces any earlier one/],
    ['newsletter-confirmation', /Please confirm within 48 hours/],
    ['confirm-sign-up', /If this was not you, do not use the link/],
    ['reset-password', /If you did not ask for this/],
    ['choose-password', /If you do not know what this is about/],
  ])('of %s leaves %s', (mail, sentence) => {
    expect(written(mail, { subject: 'Hello', text: 'Hello' }).text).toMatch(sentence)
  })

  it('is text, and so are its values', () => {
    const texts = { welcome: { subject: '<b>{name}</b>', text: '<script>{name}</script> {siteName}' } }
    const mail = welcome({ ...brand, name: 'A {name} & $& Co', texts }, { name: "<img src='x'>" })
    expect(mail.html).toContain(
      '&lt;script&gt;&lt;img src=&#39;x&#39;&gt;&lt;/script&gt; A {name} &amp; $&amp; Co',
    )
    expect(mail.html).not.toMatch(/<script|<img/)
  })

  it('never carries the words of a stranger, a line break or a gap into a subject', () => {
    const subject = 'To {firstName}\r\nBcc: x@example.com {name} {nobody}'
    const texts = { welcome: { subject, text: 'Hello {name},\n\n{nobody}' } }
    const mail = welcome({ ...brand, texts }, { name: 'Visit\nhttps://evil.example now' })
    expect(mail.subject).toBe('To Bcc: x@example.com')
    expect(mail.text).toContain('\nHello Visit\nhttps://evil.example now,\n\nOpen your dashboard:')
  })

  it('that is empty once it is filled has the default subject', () => {
    const texts = { 'booking-reminder': { subject: '{firstName}', text: '{firstName}' } }
    const booking = {
      ...{ id: '1', name: 'http://evil.example', email: 'ada@example.org', timezone: 'Europe/Berlin' },
      ...{ start: new Date('2026-12-04T09:00:00Z'), end: new Date('2026-12-04T10:00:00Z') },
      status: 'confirmed' as const,
    }
    const mail = visitorMail('reminder', { brand: { ...brand, texts }, booking })
    expect(mail.subject).toBe(`Reminder: your call on ${when}`)
    expect(mail.text).toMatch(/^Your call is coming up\n\nWhen:/)
  })

  it('of one mail changes no other', () => {
    const texts = { welcome: { subject: 'Ahoy', text: 'Ahoy' } }
    expect(resetPassword({ ...brand, texts }, { token: 't' })).toEqual(resetPassword(brand, { token: 't' }))
  })
})

describe('what is refused names its field', () => {
  it.each<[object, field: string, message: RegExp]>([
    [{ mail: 'password-changed' }, 'mail', /choose a mail/],
    [{ mail: undefined }, 'mail', /choose a mail/],
    [{ mail: '__proto__' }, 'mail', /choose a mail/],
    [{ subject: 'Hello {when}' }, 'subject', /^Subject: this mail has no placeholder \{when\}$/],
    [{ subject: 'Hello {fristName}, {first name}' }, 'subject', /\{fristName\}, \{first name\}$/],
    [{ subject: 'Hello {constructor}' }, 'subject', /\{constructor\}$/],
    [{ subject: 'a\r\nBcc: x@example.com' }, 'subject', /a line break/],
    [{ subject: ' ' }, 'subject', /required/],
    [{ subject: ['a'] }, 'subject', /must be text/],
    [{ subject: 'x'.repeat(151) }, 'subject', /at most 150/],
    [{ text: 'Dear {when}' }, 'text', /^Opening text: this mail has no placeholder \{when\}$/],
    [{ text: 'Half {name' }, 'text', /\{name$/],
    [{ text: 'Half name}' }, 'text', /\}$/],
    [{ text: { length: 3 } }, 'text', /must be text/],
    [{ text: '\n' }, 'text', /required/],
    [{ text: 'x'.repeat(2001) }, 'text', /at most 2,000/],
  ])('%j', (change, field, message) => {
    const { error } = mailTextSchema.safeParse({ mail: 'welcome', subject: 'Hi', text: 'Hi', ...change })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
    expect(error?.issues[0]?.message).toMatch(message)
  })

  it.each([
    ['{when}', 'Half {name'],
    ['x'.repeat(151), 'x'.repeat(2001)],
  ])('subject %j and text %j, both', (subject, text) => {
    const { error } = mailTextSchema.safeParse({ mail: 'welcome', subject, text })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['subject', 'text'])
  })

  it('line ends become one kind', () => {
    const { data } = mailTextSchema.safeParse({ mail: 'welcome', subject: ' Hi ', text: 'a\r\n\r\nb ' })
    expect(data).toEqual({ mail: 'welcome', subject: 'Hi', text: 'a\n\nb' })
  })
})
