import { describe, expect, it } from 'vitest'
import { availableSlots } from '../../../src/features/booking/availability/rules'
import { calendarSettingsSchema } from '../../../src/features/booking/settings/schema'
import { berlinRules } from './rules-fixture'

const settings = {
  adminEmail: null,
  timezone: 'Europe/Berlin',
  workingDays: [1, 2, 3],
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  bookingDurationMinutes: 60,
  bufferTimeMinutes: 0,
  maxDaysAdvance: 30,
  minimumNoticeHours: 0,
  maxCallsPerDay: 0,
  minimumChangeNoticeHours: 0,
  unconfirmedPerHour: 12,
  breakStart: null,
  breakEnd: null,
  weeklyHours: [],
  daysOff: [],
  specialHours: [],
  visitorsConfirmByMail: false,
  meetingKind: 'google_meet',
  meetingUrl: null,
  busyCalendars: [],
  confirmAutomatically: false,
  reminderHours: [24],
}

const off = (entry: object) => ({
  daysOff: [{ from: '2026-12-24', to: null, everyYear: false, note: null, ...entry }],
})
const hours = (...entries: object[]) => ({
  specialHours: entries.map((entry) => ({
    date: '2026-12-05',
    start: '10:00',
    end: '12:00',
    note: null,
    ...entry,
  })),
})

const calendars = (...urls: string[]) => ({ busyCalendars: urls.map((url) => ({ name: 'Team', url })) })

const weekly = (...rows: [weekday: number, start: string, end: string][]) => ({
  weeklyHours: rows.map(([weekday, start, end]) => ({ weekday, start, end })),
})

const refused = (change: object) =>
  calendarSettingsSchema
    .safeParse({ ...settings, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('calendar settings', () => {
  it('are taken as they are', () => {
    expect(refused({})).toBeUndefined()
    expect(refused({ adminEmail: 'desk@example.com', workingDays: [7] })).toBeUndefined()
    expect(refused({ breakStart: '12:00', breakEnd: '13:00' })).toBeUndefined()
    expect(refused(off({ to: '2027-01-02', everyYear: true, note: 'Winter' }))).toBeUndefined()
    expect(
      refused(weekly([1, '08:00', '12:00'], [1, '12:00', '15:00'], [2, '08:00', '12:00'])),
    ).toBeUndefined()
    expect(refused(hours({}, { start: '12:00', end: '15:00' }))).toBeUndefined()
    expect(refused(calendars('https://c.example/c.ics', 'webcal://c.example/d.ics'))).toBeUndefined()
  })

  it.each([
    [{ timezone: 'Asia/Tokyo' }, 'timezone', 'Choose one of the four time zones.'],
    [weekly([0, '08:00', '12:00']), 'weeklyHours.0.weekday', /Monday is 1/],
    [weekly([1, '12:00', '08:00']), 'weeklyHours.0.end', /Row 1 \(Monday\): the end must be later/],
    [
      weekly([1, '08:00', '12:00'], [2, '08:00', '12:00'], [1, '11:00', '13:00']),
      'weeklyHours.2.start',
      'Row 3 (Monday) overlaps row 1.',
    ],
    [calendars('c.example'), 'busyCalendars.0.url', /https/],
    [
      calendars(...'abcdef'.split('').map((path) => `https://c.example/${path}`)),
      'busyCalendars',
      /at most 5/,
    ],
    [calendars('https://c.example/c', 'webcal://c.example/c'), 'busyCalendars.1.url', /already in the list/],
    [{ workingDays: [] }, 'workingDays', /at least one working day/],
    [{ workingDays: [1, 1] }, 'workingDays', /each once/],
    [{ workingDays: [0] }, 'workingDays', /Monday is 1/],
    [{ workingHoursStart: '9' }, 'workingHoursStart', /HH:MM/],
    [{ workingHoursEnd: '24:01' }, 'workingHoursEnd', /HH:MM/],
    [{ workingHoursStart: '24:00' }, 'workingHoursStart', /HH:MM/],
    [{ workingHoursEnd: '09:00' }, 'workingHoursEnd', 'The end must be later than the start.'],
    [{ bookingDurationMinutes: 4 }, 'bookingDurationMinutes', /whole number from 5 to 480/],
    [{ bookingDurationMinutes: '60' }, 'bookingDurationMinutes', /whole number/],
    [{ bufferTimeMinutes: 1.5 }, 'bufferTimeMinutes', /whole number from 0 to 240/],
    [{ maxDaysAdvance: 366 }, 'maxDaysAdvance', /whole number from 1 to 365/],
    [{ adminEmail: 'no-address' }, 'adminEmail', /email/],
    [{ minimumNoticeHours: 721 }, 'minimumNoticeHours', /whole number from 0 to 720/],
    [{ maxCallsPerDay: -1 }, 'maxCallsPerDay', /whole number from 0 to 100/],
    [{ breakStart: '12:00' }, 'breakEnd', /start and an end/],
    [{ breakEnd: '12:00' }, 'breakStart', /start and an end/],
    [{ breakStart: '13:00', breakEnd: '12:00' }, 'breakEnd', 'The end must be later than the start.'],
    [{ breakStart: '08:00', breakEnd: '12:00' }, 'breakStart', /within the working hours/],
    [{ breakStart: '12:00', breakEnd: '17:00' }, 'breakEnd', /within the working hours/],
    [off({ from: '2026-02-30' }), 'daysOff.0.from', /Choose a day/],
    [off({ to: '2026-12-23' }), 'daysOff.0.to', /before the first/],
    [off({ to: '2027-12-24', everyYear: true }), 'daysOff.0.to', /less than a year/],
    [off({ note: 'x'.repeat(81) }), 'daysOff.0.note', /at most 80/],
    [{ daysOff: 'all' }, 'daysOff', /Choose a day/],
    [{ daysOff: Array(201).fill(off({}).daysOff[0]) }, 'daysOff', /at most 200/],
    [hours({ start: '10' }), 'specialHours.0.start', /HH:MM/],
    [hours({ end: '10:00' }), 'specialHours.0.end', 'The end must be later than the start.'],
    [hours({}, { start: '11:00' }), 'specialHours.1.start', /overlap/],
  ])('refuse %j', (change, field, message) => {
    const [first, ...others] = refused(change) ?? []
    expect(first?.[0]).toBe(field)
    expect(first?.[1]).toMatch(message)
    expect(others).toEqual([])
  })
})

describe('hours may end with their day', () => {
  const midnights = ['24:00', '00:00'].flatMap((end) => [
    [end, { workingHoursEnd: end }],
    [end, weekly([5, '22:00', end])],
    [end, hours({ start: '22:00', end })],
  ]) as [string, object][]

  it.each(midnights)('%s as %j', (_, change) => {
    const parsed = calendarSettingsSchema.parse({ ...settings, ...change })
    expect([parsed.workingHoursEnd, parsed.weeklyHours[0]?.end, parsed.specialHours[0]?.end]).toContain(
      '24:00',
    )
  })

  it('which offers the call at 23:30', () => {
    const rules = {
      ...berlinRules,
      workingHoursStart: '23:00',
      workingHoursEnd: '24:00',
      bookingDurationMinutes: 30,
    }
    const day = { rules, date: '2026-12-07', busy: [], now: new Date('2026-12-01T00:00:00Z') }
    expect(availableSlots(day).map(({ time }) => time)).toEqual(['23:00', '23:30'])
  })
})
