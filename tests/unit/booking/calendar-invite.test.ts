import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarInvite, type InviteInput } from '../../../src/features/booking/mail/calendar-invite'

const input: InviteInput = {
  booking: {
    id: '6f1c',
    name: 'Ada, "Countess"; Lovelace\\ 👩🏽‍💻 <b>',
    email: 'ada@example.org',
    start: new Date('2026-10-25T01:00:00Z'), // 02:00 in Berlin for the second time
    end: new Date('2026-10-25T02:00:00Z'),
    status: 'pending',
  },
  sequence: 3,
  organizer: { name: 'Quickwin', email: 'hello@quickwin.example' },
  host: 'quickwin.example',
  siteUrl: 'https://quickwin.example',
  manageUrl: `https://quickwin.example/bookings/manage?token=${'a'.repeat(43)}`,
  stamp: new Date('2026-10-01T08:00:00Z'),
}

function parse(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const events = calendar.getAllSubcomponents('vevent')
  const event = events[0] as ICAL.Component
  return { calendar, events, event, text: (name: string) => String(event.getFirstPropertyValue(name)) }
}

describe('the invite of a booking', () => {
  it('asks to keep a time free, in UTC', () => {
    const invite = calendarInvite(input)
    const { calendar, events, event, text } = parse(invite.content)
    expect(invite).toMatchObject({ method: 'REQUEST', filename: 'invite.ics' })
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(events).toHaveLength(1)
    const instant = (name: string) => {
      const time = event.getFirstPropertyValue(name) as ICAL.Time
      expect(time.zone).toBe(ICAL.Timezone.utcTimezone)
      return time.toJSDate().toISOString()
    }
    expect(instant('dtstart')).toBe('2026-10-25T01:00:00.000Z')
    expect(instant('dtend')).toBe('2026-10-25T02:00:00.000Z')
    expect(instant('dtstamp')).toBe('2026-10-01T08:00:00.000Z')
    expect(text('uid')).toBe('booking-6f1c@quickwin.example')
    expect(text('sequence')).toBe('3')
    expect(text('url')).toBe(input.manageUrl)
    expect(text('organizer').toLowerCase()).toBe('mailto:hello@quickwin.example')
    expect(text('attendee').toLowerCase()).toBe('mailto:ada@example.org')
  })

  it('repeats nothing of what people wrote but a name that is plainly one', () => {
    const { text, event } = parse(calendarInvite(input).content)
    expect(text('summary')).toBe('Automation call with Quickwin')
    const typed = calendarInvite({ ...input, booking: { ...input.booking, callType: 'Audit' } })
    expect(parse(typed.content).text('summary')).toBe('Audit with Quickwin')
    expect(text('description')).toContain(input.manageUrl)
    expect(calendarInvite(input).content).not.toContain('Countess')
    expect(event.getFirstProperty('attendee')?.getFirstParameter('cn')).toBeUndefined()
    const named = calendarInvite({ ...input, booking: { ...input.booking, name: "Zoë O'Neil-Byron" } })
    const attendee = parse(named.content).event.getFirstProperty('attendee')
    expect(attendee?.getFirstParameter('cn')).toBe("Zoë O'Neil-Byron")
  })

  it('has CRLF line ends and lines of at most 75 octets, none cut inside a character', () => {
    const name = '👩🏽‍💻é'.repeat(200)
    const { content } = calendarInvite({ ...input, organizer: { ...input.organizer, name } })
    const lines = content.split('\r\n')
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(parse(content).text('description')).toContain(name)
  })

  it.each([
    ['pending', 'TENTATIVE', 'REQUEST'],
    ['confirmed', 'CONFIRMED', 'REQUEST'],
    ['completed', 'CONFIRMED', 'REQUEST'],
    ['cancelled', 'CANCELLED', 'CANCEL'],
  ] as const)('of a %s booking is %s, by %s', (status, expected, method) => {
    const invite = calendarInvite({ ...input, booking: { ...input.booking, status } })
    const { calendar, text } = parse(invite.content)
    expect(text('status')).toBe(expected)
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    expect(invite.method).toBe(method)
  })

  it('keeps its identity over a move, a confirmation and a withdrawal', () => {
    const uids = (['pending', 'confirmed', 'cancelled'] as const).map((status, sequence) => {
      const start = new Date(input.booking.start.getTime() + sequence * 3_600_000)
      return parse(
        calendarInvite({ ...input, sequence, booking: { ...input.booking, status, start } }).content,
      ).text('uid')
    })
    expect(new Set(uids).size).toBe(1)
  })

  it('says who calls where the call is by phone', () => {
    const { text } = parse(calendarInvite({ ...input, booking: { ...input.booking, byPhone: true } }).content)
    expect(text('location')).toBe('Phone call')
    expect(text('description')).toContain('We call you at the number that you gave us.')
  })

  it('leads to the video call once there is one, and no longer to the manage link when it is off', () => {
    const booking = { ...input.booking, meetLink: 'https://meet.google.com/abc-defg-hij' }
    const { text } = parse(calendarInvite({ ...input, booking }).content)
    expect(text('location')).toBe(booking.meetLink)
    expect(text('url')).toBe(booking.meetLink)
    const off = calendarInvite({ ...input, booking: { ...input.booking, status: 'cancelled' } })
    expect(parse(off.content).text('description')).not.toContain('manage')
  })
})
