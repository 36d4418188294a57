import { describe, expect, it } from 'vitest'
import {
  bookingWindow,
  businessDates,
  isBookableDay,
  isFullDay,
} from '../../../src/features/booking/availability/components/booking-days'
import { availableSlots } from '../../../src/features/booking/availability/rules'
import { addCalendarDays } from '../../../src/lib/time/calendar-date'
import { currentZoneName, dateInZone } from '../../../src/lib/time/zone'
import { berlinRules as rules } from './rules-fixture'

const now = new Date('2026-11-23T05:00:00Z')

describe('a date of the visitor', () => {
  it.each([
    ['Europe/Berlin', ['2026-11-24']],
    ['America/New_York', ['2026-11-24']],
    // 22:00 to 06:00: the evening is our next day.
    ['Pacific/Honolulu', ['2026-11-24', '2026-11-25']],
    // 17:00 to 01:00: the call at midnight is of our day before.
    ['Asia/Tokyo', ['2026-11-23', '2026-11-24']],
    ['Pacific/Kiritimati', ['2026-11-23', '2026-11-24']],
  ])('in %s overlaps our dates %j', (zone, dates) => {
    expect(businessDates(rules, '2026-11-24', zone)).toEqual(dates)
  })

  it.each([
    'Pacific/Honolulu',
    'Asia/Tokyo',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'America/New_York',
    'Australia/Lord_Howe',
  ])('in %s has every slot that is offered, on days when clocks change too', (zone) => {
    for (const month of ['2026-11-20', '2027-03-10', '2027-03-25', '2027-10-28']) {
      const at = new Date(`${month}T05:00:00Z`)
      for (let ahead = 0; ahead < 12; ahead++) {
        const ours = addCalendarDays(month, ahead)
        for (const { start } of availableSlots({ rules, date: ours, busy: [], now: at })) {
          const theirs = dateInZone(new Date(start), zone)
          expect([zone, start, businessDates(rules, theirs, zone).includes(ours)]).toEqual([
            zone,
            start,
            true,
          ])
          expect(isBookableDay(rules, at, zone, theirs)).toBe(true)
        }
      }
    }
  })

  it('is open on a Sunday where that is our Monday morning, and closed on our Friday evening', () => {
    expect(isBookableDay(rules, now, 'Pacific/Honolulu', '2026-11-29')).toBe(true)
    expect(isBookableDay(rules, now, 'Pacific/Kiritimati', '2026-11-28')).toBe(true)
    expect(isBookableDay(rules, now, 'Pacific/Kiritimati', '2026-11-29')).toBe(false)
    expect(isBookableDay(rules, now, 'Europe/Berlin', '2026-11-29')).toBe(false)
  })

  it('is closed once its last call has begun, with the notice counted', () => {
    const open = (at: string, more = {}) =>
      isBookableDay({ ...rules, ...more }, new Date(at), 'Europe/Berlin', '2026-11-23')
    expect([open('2026-11-23T15:00:00Z'), open('2026-11-23T15:01:00Z')]).toEqual([true, false])
    expect(open('2026-11-23T13:30:00Z', { minimumNoticeHours: 2 })).toBe(false)
  })

  it('is full once each of our dates in it is, and no day that is closed is full', () => {
    const full = (zone: string, date: string, ...days: string[]) =>
      isFullDay(rules, now, zone, date, new Set(days))
    expect(full('Europe/Berlin', '2026-11-24', '2026-11-24')).toBe(true)
    expect(full('Europe/Berlin', '2026-11-24', '2026-11-25')).toBe(false)
    expect(full('Pacific/Honolulu', '2026-11-24', '2026-11-24')).toBe(false)
    expect(full('Pacific/Honolulu', '2026-11-24', '2026-11-24', '2026-11-25')).toBe(true)
    expect(full('Europe/Berlin', '2026-11-29', '2026-11-29')).toBe(false)
  })

  it('is today by the clock of the zone', () => {
    expect(bookingWindow(rules, now, 'Pacific/Honolulu')).toMatchObject({ today: '2026-11-22' })
    expect(bookingWindow(rules, now, 'Pacific/Kiritimati')).toMatchObject({ today: '2026-11-23' })
    expect(bookingWindow(rules, now, 'Europe/Berlin').last).toBe('2026-12-23')
  })
})

it('zones have the names of today', () => {
  expect(['Asia/Calcutta', 'Asia/Katmandu', 'Asia/Tokyo'].map(currentZoneName)).toEqual([
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Tokyo',
  ])
})
