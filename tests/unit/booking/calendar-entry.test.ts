import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  calendarFile,
  googleAddress,
  outlookAddress,
} from '../../../src/features/booking/components/calendar-entry'

const entry = {
  uid: 'booking-1@example.com',
  title: 'Automation call with Müller, Söhne; Partner',
  description: `Video call.\nYour booking email has a link to move or cancel it. ${'Grüße '.repeat(20)}`,
  start: '2026-11-30T13:00:00.000Z',
  end: '2026-11-30T14:00:00.000Z',
}
const now = new Date('2026-11-22T09:00:00Z')

describe('a booked call for calendars', () => {
  it('is a calendar file that says what the mail’s invite says, in lines of at most 75 bytes', () => {
    const file = calendarFile(entry, now)
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
    )
    expect([event.uid, event.summary, event.description]).toEqual([entry.uid, entry.title, entry.description])
    expect(event.startDate.toJSDate().toISOString()).toBe(entry.start)
    expect(event.endDate.toJSDate().toISOString()).toBe(entry.end)
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })

  it('opens as a new event at Google and Outlook, its texts as they are', () => {
    const google = new URL(googleAddress(entry))
    expect(google.host).toBe('calendar.google.com')
    expect(google.searchParams.get('dates')).toBe('20261130T130000Z/20261130T140000Z')
    expect(google.searchParams.get('text')).toBe(entry.title)
    const outlook = new URL(outlookAddress(entry))
    expect(outlook.host).toBe('outlook.live.com')
    expect(outlook.searchParams.get('startdt')).toBe(entry.start)
    expect(outlook.searchParams.get('body')).toBe(entry.description)
  })
})
