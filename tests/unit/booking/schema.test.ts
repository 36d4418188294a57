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
  const unprintable = (label: string, what: string) =>
    `${label} contains characters that cannot be used: ${what}`
  const instant = 'Start must be an instant such as 2026-11-30T13:00:00Z'
  const choose = 'Please select a date and time for your call'
  const email = 'Please enter a valid email address'
  const phone = 'Please enter a valid phone number'
  const clock = 'Visitor clock must be true or false'

  it.each<[field: string, message: string, ...values: unknown[]]>([
    ['name', 'Name is required', undefined, null, ' \t ', '\u200b\u200b'],
    ['name', 'Name must be text', 7, { $ne: '' }],
    ['name', 'Name must be less than 100 characters', 'x'.repeat(101)],
    ['name', unprintable('Name', 'U+0000'), 'Ada\0'],
    ['name', unprintable('Name', 'a line break'), 'Ada\r\nBcc: x@example.org'],
    ['name', unprintable('Name', 'U+2028'), 'A\u2028B'],
    ['name', unprintable('Name', 'U+D83D'), 'A\ud83d'],
    ['email', 'Email is required', undefined, '  '],
    ['email', 'Email must be text', ['a@b.co']],
    ['email', email, 'ada@', 'a@b.co,c@d.co', 'a@b.co\nBcc: c@d.co', '<b>@b.co'],
    ['email', 'Email must be less than 254 characters', `${'a'.repeat(250)}@b.co`],
    ['company', 'Company name must be less than 100 characters', 'x'.repeat(101)],
    ['company', 'Company must be text', true],
    ['phone', phone, 'call me', '+ ( )', '1'.repeat(61)],
    ['phone', 'Phone must be text', 491511234],
    ['message', 'Message must be less than 2000 characters', 'x'.repeat(2001)],
    ['message', unprintable('Message', 'U+0000'), 'a\0b'],
    ['message', unprintable('Message', 'U+001B'), 'a\u001b[2J'],
    ['preferredDate', choose, undefined],
    ['preferredDate', 'Date must be a real day, written YYYY-MM-DD', '2026-02-30'],
    ['preferredDate', 'Date must be text', 20261130],
    ['preferredTime', choose, ''],
    ['preferredTime', 'Time must be written HH:MM', '25:00'],
    ['timezone', 'Timezone is required', undefined],
    ['timezone', 'Timezone must be a known time zone', 'Europe/Quickwin', '+01:00'],
    ['visitorTimezone', 'Visitor timezone must be a known time zone', 'Moon'],
    ['start', instant, 'soon', '2026-11-30T13:00:00', '2026-02-30T13:00:00Z'],
    ['visitorHour12', clock, 'true', 12],
    ['website', 'Website must be text', 1],
  ])('%s: %s', (field, message, ...values) => {
    for (const value of values) expect(refused({ [field]: value })).toEqual([`${field}: ${message}`])
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

  it('not when it is huge', () => {
    const huge = 'a.'.repeat(5_000_000)
    expect(
      refused({ name: huge, email: huge, message: huge, preferredDate: huge, timezone: huge }),
    ).toHaveLength(5)
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
