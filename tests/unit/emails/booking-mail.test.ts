import { describe, expect, it } from 'vitest'
import type { MailedBooking } from '../../../src/emails/booking/booking-facts'
import { bookingNotice } from '../../../src/emails/booking/booking-notice'
import { visitorMail } from '../../../src/emails/booking/visitor-mails'
import { type RenderedMessage, renderMessage } from '../../../src/emails/message'

const brand = {
  name: 'Quickwin',
  siteUrl: 'https://quickwin.example',
  contactEmail: 'hello@quickwin.example',
}
const manageUrl = 'https://quickwin.example/bookings/manage?token=abc&x=1'
const adminUrl = 'https://quickwin.example/admin/collections/bookings/6f1c'
const booking: MailedBooking = {
  id: '6f1c',
  status: 'confirmed',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0958',
  message: 'Two things:\ninvoices and mail.',
  start: new Date('2026-11-30T13:00:00Z'),
  end: new Date('2026-11-30T14:00:00Z'),
  timezone: 'Europe/Berlin',
  visitorTimezone: 'Europe/Berlin',
}

const previousStart = new Date('2026-11-27T09:00:00Z')
const all = (changes: Partial<MailedBooking> = {}): [string, RenderedMessage][] => {
  const mail = { brand, booking: { ...booking, ...changes }, manageUrl, previousStart }
  const team = { ...mail, adminUrl }
  return [
    ['received', visitorMail('received', mail)],
    ['confirmed', visitorMail('confirmed', mail)],
    ['rebooked', visitorMail('rebooked', mail)],
    ['rescheduled', visitorMail('rescheduled', mail)],
    ['cancelled', visitorMail('cancelled', mail)],
    ['reminder', visitorMail('reminder', mail)],
    ['notice of received', bookingNotice({ ...team, event: 'received' })],
    ['notice of confirmed', bookingNotice({ ...team, event: 'confirmed' })],
    ['notice of rebooked', bookingNotice({ ...team, event: 'rebooked' })],
    ['notice of rescheduled', bookingNotice({ ...team, event: 'rescheduled' })],
    ['notice of cancelled', bookingNotice({ ...team, event: 'cancelled' })],
  ]
}

describe('what people typed arrives as text', () => {
  const hostile = {
    name: '<script>alert(1)</script>\r\nBcc: eve@example.org',
    email: '"><img src=x onerror=alert(1)>@example.org',
    company: '<b>&amp;</b>',
    phone: "' onmouseover='alert(1)",
    message: '</td></table><style>*{display:none}</style>\n-- \nQuickwin\nhttps://evil.example',
  }

  it.each(all(hostile))('in %s', (_what, { subject, html, text }) => {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<script|<img|<b>|<style>\*|onmouseover='/)
    const toTeam = _what.startsWith('notice')
    expect(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(toTeam)
    expect(text.includes('evil')).toBe(toTeam)
    const ours = text.split('\n').filter((line) => !line.startsWith('> '))
    expect(ours).not.toContain('https://evil.example')
  })

  it('in the notice, every field whole', () => {
    const { html, text } = bookingNotice({
      brand,
      booking: { ...booking, ...hostile },
      event: 'received',
      adminUrl,
    })
    expect(html).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('&lt;/td&gt;&lt;/table&gt;&lt;style&gt;')
    expect(text).toContain('> Company: <b>&amp;</b>')
  })

  it('in a subject of bounded length', () => {
    const { subject } = bookingNotice({
      brand,
      booking: { ...booking, name: '👩🏽‍💻'.repeat(100) },
      event: 'received',
      adminUrl,
    })
    expect(subject.length).toBeLessThanOrEqual(180)
    expect(subject.isWellFormed()).toBe(true)
  })

  it('and no address but http(s) becomes a link', () => {
    const content = { subject: 's', heading: 'h', paragraphs: [], facts: [] }
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/relative', 'https://a b']) {
      expect(() => renderMessage(brand, { ...content, action: { label: 'Open', url } })).toThrow(TypeError)
    }
    expect(
      visitorMail('confirmed', { brand, booking: { ...booking, meetLink: 'javascript:alert(1)' } }).html,
    ).not.toContain('javascript:')
  })
})

describe('every message', () => {
  it.each(all())(
    '%s names day, time, zone and offset in both forms, and the brand',
    (_what, { subject, html, text }) => {
      expect(subject).toContain('Monday, 30 November 2026, 14:00 CET')
      for (const form of [html, text]) {
        expect(form).toContain('Monday, 30 November 2026')
        expect(form).toContain('14:00 to 15:00 CET (Europe/Berlin, UTC+01:00)')
        expect(form).toContain('60 minutes, video call')
        expect(form).toContain('Quickwin')
        expect(form).toContain('hello@quickwin.example')
        expect(form).not.toMatch(/undefined|null|NaN|\[object/)
      }
      expect(html).toContain('color-scheme')
      expect(text).not.toMatch(/<\/?[a-z]/)
    },
  )

  it.each(all({ visitorTimezone: 'America/Los_Angeles' }))(
    "%s reports the visitor's own time",
    (_what, { text, html }) => {
      for (const form of [text, html]) {
        expect(form).toContain('local time')
        expect(form).toContain('05:00 to 06:00 PST (America/Los_Angeles, UTC-08:00)')
      }
    },
  )

  it("shows the visitor's other date, and both labels of a call across a clock change", () => {
    const { text } = visitorMail('received', {
      brand,
      manageUrl,
      booking: {
        ...booking,
        start: new Date('2026-10-25T00:30:00Z'),
        end: new Date('2026-10-25T01:30:00Z'),
        visitorTimezone: 'America/New_York',
      },
    })
    expect(text).toContain('Sunday, 25 October 2026\n  02:30 CEST to 02:30 CET (Europe/Berlin, UTC+02:00)')
    expect(text).toContain('Saturday, 24 October 2026\n  20:30 to 21:30 EDT (America/New_York, UTC-04:00)')
  })
})

describe('how to join a confirmed call', () => {
  const follows = 'We will send you the link before the call.'
  const mail = (changes: object, kind: 'confirmed' | 'reminder' | 'received' = 'confirmed') =>
    visitorMail(kind, { brand, manageUrl, booking: { ...booking, ...changes } })

  it.each(['confirmed', 'reminder'] as const)(
    'is promised in the mail "%s" until there is a link',
    (kind) => {
      for (const form of [mail({ meetLink: null }, kind).text, mail({ meetLink: null }, kind).html])
        expect(form).toContain(follows)
      const link = 'https://meet.example/a'
      expect(mail({ meetLink: link }, kind).text).toContain(link)
      expect(mail({ meetLink: link }, kind).text).not.toContain(follows)
    },
  )

  it('is not promised for a call by phone, nor before the call is confirmed', () => {
    expect(mail({ meetLink: null, byPhone: true }).text).not.toContain(follows)
    expect(mail({ meetLink: null }, 'received').text).not.toContain(follows)
  })
})

describe('to the visitor', () => {
  it('the first message carries the manage link, and nothing that the person who booked has written', () => {
    const { text, html } = visitorMail('received', { brand, booking, manageUrl })
    for (const written of ['invoices', 'Analytical', '7946']) {
      expect(text).not.toContain(written)
      expect(html).not.toContain(written)
    }
    expect(text).toContain(`\n${manageUrl}\n`)
    expect(html).toContain('href="https://quickwin.example/bookings/manage?token=abc&amp;x=1"')
  })

  it.each([
    ['Ada Lovelace', 'Hello Ada Lovelace,'],
    ["Zoë O'Neil-Byron", "Hello Zoë O'Neil-Byron,"],
    ['Win 1000 $ now', 'Hello,'],
    ['evil.example', 'Hello,'],
    ['you have won a prize today', 'Hello,'],
    ['x'.repeat(41), 'Hello,'],
    ['Ada\nLovelace', 'Hello,'],
  ])('the name %j is greeted as %j', (name, hello) => {
    expect(visitorMail('confirmed', { brand, booking: { ...booking, name }, manageUrl }).text).toContain(
      hello,
    )
  })
})

it('tells the team of a call that changed and kept its time', () => {
  const { subject, text } = bookingNotice({ brand, booking, adminUrl, event: 'rescheduled' })
  expect(subject).toMatch(/^Booking changed: Ada Lovelace/)
  expect(text).toContain('The time is the same.')
  const moved = bookingNotice({ brand, booking, adminUrl, event: 'rescheduled', previousStart })
  expect(moved.subject).toMatch(/^Booking moved: /)
})
