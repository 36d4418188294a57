import { describe, expect, it } from 'vitest'
import {
  addCalendarDays,
  calendarDaysBetween,
  isCalendarDate,
  isoWeekday,
  isWallTime,
} from '../../../src/lib/time/calendar-date'
import {
  clocksDiffer,
  clockTime,
  longDate,
  longDateInZone,
  shortDateInZone,
  timeInZone,
  utcOffset,
  zoneLabel,
} from '../../../src/lib/time/format'
import { dateInZone, isKnownTimeZone } from '../../../src/lib/time/zone'

const winter = new Date('2026-11-30T13:05:00Z')
const summer = new Date('2026-07-01T13:05:00Z')

describe('zone names', () => {
  it.each([
    ['Europe/Berlin', winter, 'CET', 'UTC+01:00', '14:05'],
    ['Europe/Berlin', summer, 'CEST', 'UTC+02:00', '15:05'],
    ['Europe/London', winter, 'GMT', 'UTC+00:00', '13:05'],
    ['Europe/London', summer, 'BST', 'UTC+01:00', '14:05'],
    ['America/New_York', winter, 'EST', 'UTC-05:00', '08:05'],
    ['America/New_York', summer, 'EDT', 'UTC-04:00', '09:05'],
    ['America/Los_Angeles', winter, 'PST', 'UTC-08:00', '05:05'],
    ['America/Los_Angeles', summer, 'PDT', 'UTC-07:00', '06:05'],
    ['America/Chicago', winter, 'CST', 'UTC-06:00', '07:05'],
    ['America/Chicago', summer, 'CDT', 'UTC-05:00', '08:05'],
    ['America/Phoenix', summer, 'MST', 'UTC-07:00', '06:05'],
    ['Pacific/Honolulu', winter, 'HST', 'UTC-10:00', '03:05'],
    ['Europe/Paris', summer, 'CEST', 'UTC+02:00', '15:05'],
    ['Asia/Kathmandu', winter, 'GMT+5:45', 'UTC+05:45', '18:50'],
    ['America/St_Johns', winter, 'GMT-3:30', 'UTC-03:30', '09:35'],
    ['Asia/Tokyo', winter, 'GMT+9', 'UTC+09:00', '22:05'],
    ['UTC', winter, 'GMT', 'UTC+00:00', '13:05'],
  ])('%s at %s is %s', (zone, instant, label, offset, time) => {
    expect(zoneLabel(zone, instant)).toBe(label)
    expect(utcOffset(zone, instant)).toBe(offset)
    expect(timeInZone(instant, zone)).toBe(time)
  })

  it('change at the very instant at which the clocks change', () => {
    expect(zoneLabel('Europe/Berlin', new Date('2026-10-25T00:59:59.999Z'))).toBe('CEST')
    expect(zoneLabel('Europe/Berlin', new Date('2026-10-25T01:00:00Z'))).toBe('CET')
  })

  it('are known or refused', () => {
    for (const zone of ['Europe/Berlin', 'Asia/Kathmandu', 'UTC', 'America/Argentina/Buenos_Aires']) {
      expect(isKnownTimeZone(zone)).toBe(true)
    }
    for (const zone of ['', '+02:00', 'Europe/Quickwin', 'Mars', 'Europe/Berlin\0', 'x'.repeat(5000)]) {
      expect(isKnownTimeZone(zone)).toBe(false)
    }
  })

  it('say whether two clocks differ', () => {
    expect(clocksDiffer('Europe/Berlin', 'Europe/Paris', winter)).toBe(false)
    expect(clocksDiffer('Europe/Berlin', 'Europe/London', winter)).toBe(true)
    expect(clocksDiffer('Europe/London', 'Africa/Accra', winter)).toBe(false)
    expect(clocksDiffer('Europe/London', 'Africa/Accra', summer)).toBe(true)
  })
})

describe('dates', () => {
  it('are written out in their zone', () => {
    expect(longDate('2026-11-30')).toBe('Monday, 30 November 2026')
    expect(longDate('2027-01-03')).toBe('Sunday, 3 January 2027')
    const lateEvening = new Date('2026-12-31T23:30:00Z')
    expect(longDateInZone(lateEvening, 'Europe/Berlin')).toBe('Friday, 1 January 2027')
    expect(longDateInZone(lateEvening, 'America/New_York')).toBe('Thursday, 31 December 2026')
    expect(dateInZone(lateEvening, 'Europe/Berlin')).toBe('2027-01-01')
    expect(timeInZone(new Date('2026-11-29T23:00:00Z'), 'Europe/Berlin')).toBe('00:00')
  })

  it('are real or refused', () => {
    for (const date of ['2026-11-30', '2028-02-29']) expect(isCalendarDate(date)).toBe(true)
    for (const date of [
      '2026-02-30',
      '2027-02-29',
      '2026-00-10',
      '2026-11-31',
      '2026-1-1',
      ' 2026-11-30',
      '0001-01-01',
    ]) {
      expect(isCalendarDate(date)).toBe(false)
    }
    for (const time of ['00:00', '09:30', '23:59']) expect(isWallTime(time)).toBe(true)
    for (const time of ['24:00', '9:30', '09:60', '09:30:00', '09:30\n']) expect(isWallTime(time)).toBe(false)
  })

  it('are counted by the calendar, clock changes or not', () => {
    expect(calendarDaysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(calendarDaysBetween('2026-03-30', '2026-03-28')).toBe(-2)
    expect(addCalendarDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addCalendarDays('2026-12-31', 1)).toBe('2027-01-01')
    expect([isoWeekday('2026-11-23'), isoWeekday('2026-11-29')]).toEqual([1, 7])
  })
})

describe('for readers who count hours to twelve', () => {
  it.each([
    ['2026-11-29T23:05:00Z', '12:05 AM', '00:05'],
    ['2026-11-30T08:00:00Z', '9:00 AM', '09:00'],
    ['2026-11-30T11:30:00Z', '12:30 PM', '12:30'],
    ['2026-11-30T22:59:00Z', '11:59 PM', '23:59'],
  ])('%s is %s, for others %s', (instant, twelve, twentyFour) => {
    expect(clockTime(new Date(instant), 'Europe/Berlin', true)).toBe(twelve)
    expect(clockTime(new Date(instant), 'Europe/Berlin', false)).toBe(twentyFour)
  })

  it('a day in few letters is that of the zone', () => {
    const lateEvening = new Date('2026-11-30T23:30:00Z')
    expect(shortDateInZone(lateEvening, 'Europe/Berlin')).toBe('Tue 1 Dec')
    expect(shortDateInZone(lateEvening, 'America/New_York')).toBe('Mon 30 Nov')
  })
})
