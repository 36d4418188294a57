import { describe, expect, it } from 'vitest'
import {
  availabilityQuerySchema,
  bookingRequestSchema,
  manageRequestSchema,
} from '../../../src/features/booking/schema'

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  preferredDate: '2026-11-30',
  preferredTime: '14:00',
  timezone: 'Europe/Berlin',
}

interface Schema {
  safeParse(input: unknown): {
    success: boolean
    data?: unknown
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

function problems(schema: Schema, input: unknown): string[] {
  const parsed = schema.safeParse(input)
  return parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
const refused = (changes: Record<string, unknown>) => problems(bookingRequestSchema, { ...valid, ...changes })

describe('a booking request is refused, the field named, when', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['the name is missing', { name: undefined }, 'name: Name is required'],
    ['the name is null', { name: null }, 'name: Name is required'],
    ['the name is blank', { name: ' \t ' }, 'name: Name is required'],
    ['the name is invisible', { name: '\u200b\u200b' }, 'name: Name is required'],
    ['the name is a number', { name: 7 }, 'name: Name must be text'],
    ['the name is an object', { name: { $ne: '' } }, 'name: Name must be text'],
    ['the name is too long', { name: 'x'.repeat(101) }, 'name: Name must be less than 100 characters'],
    ['the name has a NUL byte', { name: 'Ada\0' }, 'name: Name contains characters that cannot be used'],
    [
      'the name has a line break',
      { name: 'Ada\r\nBcc: x@example.org' },
      'name: Name contains characters that cannot be used',
    ],
    [
      'the name has a Unicode line break',
      { name: 'A\u2028B' },
      'name: Name contains characters that cannot be used',
    ],
    ['the name has half an emoji', { name: 'A\ud83d' }, 'name: Name contains characters that cannot be used'],
    ['the email is missing', { email: undefined }, 'email: Email is required'],
    ['the email is blank', { email: '  ' }, 'email: Email is required'],
    ['the email is a list', { email: ['a@b.co'] }, 'email: Email must be text'],
    ['the email has no domain', { email: 'ada@' }, 'email: Please enter a valid email address'],
    ['the email is two', { email: 'a@b.co,c@d.co' }, 'email: Please enter a valid email address'],
    [
      'the email smuggles a header',
      { email: 'a@b.co\nBcc: c@d.co' },
      'email: Please enter a valid email address',
    ],
    ['the email is HTML', { email: '<b>@b.co' }, 'email: Please enter a valid email address'],
    [
      'the email is too long',
      { email: `${'a'.repeat(250)}@b.co` },
      'email: Email must be less than 254 characters',
    ],
    [
      'the company is too long',
      { company: 'x'.repeat(101) },
      'company: Company name must be less than 100 characters',
    ],
    ['the company is a flag', { company: true }, 'company: Company must be text'],
    ['the phone has letters', { phone: 'call me' }, 'phone: Please enter a valid phone number'],
    ['the phone has no digit', { phone: '+ ( )' }, 'phone: Please enter a valid phone number'],
    ['the phone is too long', { phone: '1'.repeat(31) }, 'phone: Please enter a valid phone number'],
    ['the phone is a number', { phone: 491511234 }, 'phone: Phone must be text'],
    [
      'the message is too long',
      { message: 'x'.repeat(2001) },
      'message: Message must be less than 2000 characters',
    ],
    [
      'the message has a NUL byte',
      { message: 'a\0b' },
      'message: Message contains characters that cannot be used',
    ],
    [
      'the message has an escape',
      { message: 'a\u001b[2J' },
      'message: Message contains characters that cannot be used',
    ],
    [
      'there is no date',
      { preferredDate: undefined },
      'preferredDate: Please select a date and time for your call',
    ],
    [
      'the day does not exist',
      { preferredDate: '2026-02-30' },
      'preferredDate: Date must be a real day, written YYYY-MM-DD',
    ],
    ['the date is a number', { preferredDate: 20261130 }, 'preferredDate: Date must be text'],
    ['there is no time', { preferredTime: '' }, 'preferredTime: Please select a date and time for your call'],
    ['the time is not one', { preferredTime: '25:00' }, 'preferredTime: Time must be written HH:MM'],
    ['there is no zone', { timezone: undefined }, 'timezone: Timezone is required'],
    ['the zone is unknown', { timezone: 'Europe/Quickwin' }, 'timezone: Timezone must be a known time zone'],
    ['the zone is an offset', { timezone: '+01:00' }, 'timezone: Timezone must be a known time zone'],
    [
      "the visitor's zone is unknown",
      { visitorTimezone: 'Moon' },
      'visitorTimezone: Visitor timezone must be a known time zone',
    ],
    [
      'the start is no instant',
      { start: 'soon' },
      'start: Start must be an instant such as 2026-11-30T13:00:00Z',
    ],
    [
      'the start has no offset',
      { start: '2026-11-30T13:00:00' },
      'start: Start must be an instant such as 2026-11-30T13:00:00Z',
    ],
    [
      "the start's day does not exist",
      { start: '2026-02-30T13:00:00Z' },
      'start: Start must be an instant such as 2026-11-30T13:00:00Z',
    ],
    [
      "the visitor's clock is a word",
      { visitorHour12: 'true' },
      'visitorHour12: Visitor clock must be true or false',
    ],
    [
      "the visitor's clock is a number",
      { visitorHour12: 12 },
      'visitorHour12: Visitor clock must be true or false',
    ],
    ['the honeypot is a number', { website: 1 }, 'website: Website must be text'],
  ])('%s', (_case, changes, problem) => {
    expect(refused(changes)).toEqual([problem])
  })

  it('everything is missing: every field is named once', () => {
    expect(problems(bookingRequestSchema, {}).map((problem) => problem.split(':')[0])).toEqual([
      'name',
      'email',
      'preferredDate',
      'preferredTime',
      'timezone',
    ])
  })

  it.each([[null], [undefined], ['text'], [7], [[]]])('the body is %j', (body) => {
    expect(problems(bookingRequestSchema, body)).toEqual([': The request must be a JSON object'])
    expect(problems(manageRequestSchema, body)).toEqual([': The request must be a JSON object'])
  })
})

describe('a booking request is accepted', () => {
  it('trimmed, with blank options left out and unknown fields dropped', () => {
    expect(
      bookingRequestSchema.parse({
        ...valid,
        name: '  Ada Lovelace ',
        email: ' ada@example.org ',
        company: ' ',
        phone: '',
        message: null,
        status: 'confirmed',
        __proto__: { role: 'super_admin' },
      }),
    ).toEqual(valid)
  })

  it('with HTML and emoji as the text that they are', () => {
    const text = {
      name: '<script>alert("👩🏽‍💻")</script>',
      company: 'Müller & Söhne 🚀',
      message: 'One\n\tTwo <b>',
    }
    expect(bookingRequestSchema.parse({ ...valid, ...text, message: 'One\r\n\tTwo <b>\r\n' })).toMatchObject(
      text,
    )
  })

  it('at the limits', () => {
    const limits = {
      name: 'x'.repeat(100),
      company: 'x'.repeat(100),
      message: 'x'.repeat(2000),
      phone: '+49 (0)30 / 123.456-78',
    }
    expect(refused(limits)).toEqual([])
    // A mail server takes 64 characters before the @ and 254 in all.
    const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.co`
    expect(refused({ email: `${'a'.repeat(64)}@${domain}` })).toEqual([])
    expect(refused({ email: `${'a'.repeat(65)}@b.co` })).toEqual([
      'email: Please enter a valid email address',
    ])
  })

  it('with the slot and the zone of the visitor', () => {
    const extra = {
      start: '2026-11-30T13:00:00.000Z',
      visitorTimezone: 'Asia/Kathmandu',
      visitorHour12: true,
      website: 'https://spam.example',
    }
    expect(bookingRequestSchema.parse({ ...valid, ...extra })).toEqual({ ...valid, ...extra })
  })

  it('quickly refused when it is huge', () => {
    const begun = performance.now()
    const huge = 'a.'.repeat(5_000_000)
    expect(
      refused({ name: huge, email: huge, message: huge, preferredDate: huge, timezone: huge }),
    ).toHaveLength(5)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

describe('a manage request', () => {
  const token = 'a'.repeat(43)

  it.each<[Record<string, unknown>, string[]]>([
    [{ action: 'view' }, ['token: Token is required']],
    [{ action: 'view', token: 7 }, ['token: Token must be text']],
    [{ action: 'view', token: "' OR 1=1 --" }, ['token: Token is not valid']],
    [{ token }, ['action: Action must be view, confirm, cancel or reschedule']],
    [{ token, action: 'delete' }, ['action: Action must be view, confirm, cancel or reschedule']],
    [{ token, action: 7 }, ['action: Action must be view, confirm, cancel or reschedule']],
    [
      { token, action: 'reschedule' },
      [
        'preferredDate: Please select a date and time for your call',
        'preferredTime: Please select a date and time for your call',
      ],
    ],
    [
      { token, action: 'reschedule', preferredDate: '2026-02-30', preferredTime: '10:00' },
      ['preferredDate: Date must be a real day, written YYYY-MM-DD'],
    ],
  ])('%j is refused', (input, expected) => {
    expect(problems(manageRequestSchema, input)).toEqual(expected)
  })

  it('is accepted, without a slot unless it moves the call', () => {
    expect(manageRequestSchema.parse({ token, action: 'view', preferredDate: 'x' })).toEqual({
      token,
      action: 'view',
    })
    const move = { token, action: 'reschedule', preferredDate: '2026-11-30', preferredTime: '10:00' }
    expect(manageRequestSchema.parse(move)).toEqual(move)
  })
})

describe('an availability query', () => {
  it('has a real date', () => {
    expect(availabilityQuerySchema.parse({ date: '2026-11-30' })).toEqual({ date: '2026-11-30' })
    expect(problems(availabilityQuerySchema, { date: '2026-02-30' })).toHaveLength(1)
    expect(problems(availabilityQuerySchema, {})).toHaveLength(1)
  })
})
