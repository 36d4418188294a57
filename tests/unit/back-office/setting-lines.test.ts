import { describe, expect, it } from 'vitest'
import { settingLines } from '../../../src/admin/super-admin/calendar/setting-lines'
import type { CalendarSettingsInput } from '../../../src/features/booking/settings/schema'

const settings: CalendarSettingsInput = {
  adminEmail: 'desk@example.com',
  timezone: 'America/New_York',
  workingDays: [5, 1, 2, 3, 7],
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  bookingDurationMinutes: 60,
  bufferTimeMinutes: 0,
  maxDaysAdvance: 30,
  minimumNoticeHours: 4,
  minimumChangeNoticeHours: 0,
  maxCallsPerDay: 0,
  unconfirmedPerHour: 12,
  breakStart: null,
  breakEnd: null,
  weeklyHours: [],
  daysOff: [],
  specialHours: [],
  visitorsConfirmByMail: false,
  meetingKind: 'phone',
  meetingUrl: null,
  busyCalendars: [],
  confirmAutomatically: false,
  reminderHours: [24],
}

describe('what holds now', () => {
  it('is said for each group', () => {
    expect(settingLines(settings)).toEqual({
      hours: 'Mon to Wed, Fri, Sun 09:00 to 17:00, America/New York.',
      days: 'No days off, no dates with other hours, no other calendars.',
      call: '60 minutes, by phone: we call the visitor.',
      rules: '4 hours of notice, up to 30 days ahead, the team confirms.',
      mails: 'Notices to desk@example.com, reminders 24 hours before the call.',
    })
  })

  it('names what was added', () => {
    const day = { from: '2030-12-24', to: null, everyYear: true, note: null }
    expect(
      settingLines({
        ...settings,
        adminEmail: null,
        workingDays: [6, 7],
        breakStart: '12:00',
        breakEnd: '13:00',
        bufferTimeMinutes: 15,
        bookingDurationMinutes: 30,
        meetingKind: 'google_meet',
        maxCallsPerDay: 1,
        minimumNoticeHours: 1,
        daysOff: [day],
        busyCalendars: [{ name: 'Home', url: 'https://calendar.example/home.ics' }],
        visitorsConfirmByMail: true,
        confirmAutomatically: true,
        reminderHours: [2, 48],
      }),
    ).toEqual({
      hours: 'Sat and Sun 09:00 to 17:00, break 12:00 to 13:00, America/New York.',
      days: '1 entry of days off, no dates with other hours, 1 other calendar.',
      call: '30 minutes, then 15 minutes free, by Google Meet if Google Calendar is connected, otherwise with a link that you send.',
      rules:
        '1 hour of notice, up to 30 days ahead, at most 1 call a day, visitors confirm by email, confirmed at once.',
      mails: 'No notices, reminders 48 and 2 hours before the call.',
    })
  })

  it('shows the hours of each weekday instead of the usual ones', () => {
    const weeklyHours = [
      { weekday: 1, start: '09:00', end: '12:00' },
      { weekday: 4, start: '14:00', end: '24:00' },
    ]
    expect(settingLines({ ...settings, weeklyHours }).hours).toBe(
      'Mon 09:00 to 12:00, Thu 14:00 to 24:00, America/New York.',
    )
  })
})
