import { describe, expect, it } from 'vitest'
import { isOpenAt, type OpeningHours, parseOpeningHours } from '../../../src/lib/time/opening-hours'

const cet: OpeningHours = { firstDay: 1, lastDay: 5, opens: 540, closes: 1080, zone: 'Europe/Berlin' }

describe('parseOpeningHours', () => {
  it.each([
    ['Mon-Fri 9 AM-6 PM CET', cet],
    ['Monday - Friday, 9 am - 6 pm CET', cet],
    ['Mon\u2013Fri 9:00\u201318:00 CEST', cet],
    ['Sat 12 PM-12:30 PM GMT', { firstDay: 6, lastDay: 6, opens: 720, closes: 750, zone: 'Europe/London' }],
    [
      'Fri-Mon 12 AM-8 AM PT',
      { firstDay: 5, lastDay: 1, opens: 0, closes: 480, zone: 'America/Los_Angeles' },
    ],
  ])('reads %s', (text, hours) => {
    expect(parseOpeningHours(text)).toEqual(hours)
  })

  it.each([
    '',
    'By appointment',
    'Mon-Fri 9 AM-6 PM',
    'Mon-Fri 9 AM-6 PM XYZ',
    'Mon-Fri 13 PM-6 PM CET',
    'Mon-Fri 6 PM-9 AM CET',
    'Mon-Fri 9:75-18:00 CET',
    'Foo-Bar 9 AM-6 PM CET',
  ])('makes no claim about "%s"', (text) => {
    expect(parseOpeningHours(text)).toBeNull()
  })
})

describe('isOpenAt', () => {
  it.each([
    // Winter: CET is UTC+1. 2026-11-30 is a Monday.
    ['2026-11-30T07:59:59Z', false],
    ['2026-11-30T08:00:00Z', true],
    ['2026-11-30T16:59:59Z', true],
    ['2026-11-30T17:00:00Z', false],
    // Summer: the same clock is UTC+2. 2026-07-01 is a Wednesday.
    ['2026-07-01T06:59:59Z', false],
    ['2026-07-01T07:00:00Z', true],
    ['2026-07-01T15:59:59Z', true],
    ['2026-07-01T16:00:00Z', false],
    // The Fridays before and the Mondays after the clocks change.
    ['2026-03-27T08:00:00Z', true],
    ['2026-03-27T07:30:00Z', false],
    ['2026-03-30T07:30:00Z', true],
    ['2026-10-23T07:00:00Z', true],
    ['2026-10-26T07:30:00Z', false],
    ['2026-10-26T08:00:00Z', true],
    // Weekend, and the edges of the week in Berlin.
    ['2026-11-28T12:00:00Z', false],
    ['2026-11-29T12:00:00Z', false],
    ['2026-11-29T23:30:00Z', false],
  ])('at %s: %s', (instant, open) => {
    expect(isOpenAt(cet, new Date(instant))).toBe(open)
  })

  it('knows weeks that run over Sunday', () => {
    const weekend: OpeningHours = { ...cet, firstDay: 6, lastDay: 1 }
    expect(isOpenAt(weekend, new Date('2026-11-29T12:00:00Z'))).toBe(true)
    expect(isOpenAt(weekend, new Date('2026-11-30T12:00:00Z'))).toBe(true)
    expect(isOpenAt(weekend, new Date('2026-12-01T12:00:00Z'))).toBe(false)
  })
})
