import { describe, expect, it } from 'vitest'
import {
  availableSlots,
  blockedUntil,
  busyWindow,
  findSlot,
  slotRefusal,
} from '../../../src/features/booking/availability/rules'
import { dateRefusal } from '../../../src/features/booking/day/rules'
import type { CalendarRules } from '../../../src/features/booking/types'
import { berlinRules, everyDay, range } from './rules-fixture'

const now = new Date('2026-11-20T08:00:00Z') // a Friday, 09:00 in Berlin
const monday = '2026-11-23'
const times = (
  changes: Partial<CalendarRules> = {},
  date = monday,
  busy = [] as ReturnType<typeof range>[],
) => availableSlots({ rules: { ...berlinRules, ...changes }, date, busy, now }).map((slot) => slot.time)

describe('which days can be booked', () => {
  it.each([
    ['2026-11-19', 'past'],
    ['2026-11-20', null],
    ['2026-11-21', 'day_off'],
    ['2026-11-22', 'day_off'],
    ['2026-12-18', null],
    ['2026-12-21', 'too_far'],
    ['2026-02-30', 'not_a_date'],
    ['2026-13-01', 'not_a_date'],
    ['2026-1-1', 'not_a_date'],
    ['0026-01-01', 'not_a_date'],
    ['+002026-11-23', 'not_a_date'],
    ['tomorrow', 'not_a_date'],
    ['', 'not_a_date'],
  ])('%s: %s', (date, expected) => {
    expect(dateRefusal({ rules: berlinRules, date, now })).toBe(expected)
  })

  it('counts the last day by the calendar, across a clock change', () => {
    const rules = { ...berlinRules, workingDays: everyDay, maxDaysAdvance: 1 }
    const lateSaturday = new Date('2026-10-24T21:30:00Z') // 23:30 in Berlin, before a day of 25 hours
    expect(dateRefusal({ rules, date: '2026-10-25', now: lateSaturday })).toBeNull()
    expect(dateRefusal({ rules, date: '2026-10-26', now: lateSaturday })).toBe('too_far')
  })

  it("takes today from the business zone, not from UTC or the server's clock", () => {
    const rules = { ...berlinRules, workingDays: everyDay, maxDaysAdvance: 0 }
    const afterMidnightInBerlin = new Date('2026-11-20T23:30:00Z')
    expect(dateRefusal({ rules, date: '2026-11-20', now: afterMidnightInBerlin })).toBe('past')
    expect(dateRefusal({ rules, date: '2026-11-21', now: afterMidnightInBerlin })).toBeNull()
    const american = { ...rules, timezone: 'America/Los_Angeles' }
    expect(dateRefusal({ rules: american, date: '2026-11-20', now: afterMidnightInBerlin })).toBeNull()
    expect(dateRefusal({ rules: american, date: '2026-11-21', now: afterMidnightInBerlin })).toBe('too_far')
  })

  it.each([Number.NaN, -1])('offers nothing when the settings allow %s days ahead', (maxDaysAdvance) => {
    expect(times({ maxDaysAdvance })).toEqual([])
  })
})

describe('the grid of a day', () => {
  it('steps by duration through the working hours; the last call ends with them', () => {
    expect(times()).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'])
  })

  it('names the UTC instants', () => {
    expect(availableSlots({ rules: berlinRules, date: monday, busy: [], now })[0]).toEqual({
      time: '09:00',
      start: '2026-11-23T08:00:00.000Z',
      end: '2026-11-23T09:00:00.000Z',
    })
  })

  it.each<[string, Partial<CalendarRules>, string[]]>([
    [
      'steps by duration and buffer',
      { bufferTimeMinutes: 30 },
      ['09:00', '10:30', '12:00', '13:30', '15:00'],
    ],
    [
      'needs no room for the last buffer',
      { bufferTimeMinutes: 60, workingHoursEnd: '12:00' },
      ['09:00', '11:00'],
    ],
    ['leaves out a call that does not fit', { workingHoursEnd: '10:59' }, ['09:00']],
    ['has none when the call is longer than the day', { bookingDurationMinutes: 481 }, []],
    [
      'reaches midnight as 24:00',
      { workingHoursStart: '22:00', workingHoursEnd: '24:00' },
      ['22:00', '23:00'],
    ],
    ['has none when the end is 00:00', { workingHoursEnd: '00:00' }, []],
    ['has none when start equals end', { workingHoursEnd: '09:00' }, []],
    ['has none when start is after end', { workingHoursStart: '18:00' }, []],
    ['has none when the day starts at 24:00', { workingHoursStart: '24:00', workingHoursEnd: '99:00' }, []],
    ['has none for malformed hours', { workingHoursStart: '9:00' }, []],
    ['has none for a malformed end', { workingHoursEnd: '25:00' }, []],
    ['has none without working days', { workingDays: [] }, []],
    ['has none for a duration of zero', { bookingDurationMinutes: 0 }, []],
    ['has none for a negative duration', { bookingDurationMinutes: -60 }, []],
    ['has none for no number', { bookingDurationMinutes: Number.NaN }, []],
    ['has none for an endless call', { bookingDurationMinutes: Number.POSITIVE_INFINITY }, []],
    ['has none for part of a minute', { bookingDurationMinutes: 0.001 }, []],
    ['has none for a buffer that goes backwards', { bufferTimeMinutes: -60 }, []],
  ])('%s', (_what, changes, expected) => {
    expect(times(changes)).toEqual(expected)
  })

  it('has none on a day that a zone skipped', () => {
    const rules = { ...berlinRules, timezone: 'Pacific/Apia', workingDays: everyDay }
    const before = new Date('2011-12-28T00:00:00Z')
    expect(availableSlots({ rules, date: '2011-12-30', busy: [], now: before })).toEqual([])
    expect(availableSlots({ rules, date: '2011-12-31', busy: [], now: before })).toHaveLength(8)
  })

  it('has none for reversed hours that a gap would turn round', () => {
    const rules = { ...berlinRules, workingDays: everyDay, bookingDurationMinutes: 15 }
    const reversed = { ...rules, workingHoursStart: '03:05', workingHoursEnd: '02:30' } // 02:30 becomes 03:30
    const before = new Date('2026-03-20T00:00:00Z')
    expect(availableSlots({ rules: reversed, date: '2026-03-29', busy: [], now: before })).toEqual([])
  })

  it('is loud about an unknown zone', () => {
    expect(() => times({ timezone: 'Europe/Quickwin' })).toThrow(RangeError)
  })
})

describe('what takes a slot away', () => {
  it('the clock: a start that has passed, not one that is now', () => {
    const at = (clock: string) =>
      availableSlots({ rules: berlinRules, date: monday, busy: [], now: new Date(clock) })[0]?.time
    expect(at('2026-11-23T09:00:00.000Z')).toBe('10:00')
    expect(at('2026-11-23T09:00:00.001Z')).toBe('11:00')
    expect(at('2026-11-23T16:00:00Z')).toBeUndefined()
  })

  const morning = { workingHoursEnd: '12:00' }
  it.each([
    ['exactly a slot', range('2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z'), ['09:00', '11:00']],
    ['a minute across an edge', range('2026-11-23T08:59:00Z', '2026-11-23T09:01:00Z'), ['11:00']],
    ['inside a slot', range('2026-11-23T09:10:00Z', '2026-11-23T09:20:00Z'), ['09:00', '11:00']],
    ['around the whole day', range('2026-11-22T00:00:00Z', '2026-11-24T00:00:00Z'), []],
    [
      'touching from before',
      range('2026-11-23T07:00:00Z', '2026-11-23T08:00:00Z'),
      ['09:00', '10:00', '11:00'],
    ],
    [
      'touching from after',
      range('2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z'),
      ['09:00', '10:00', '11:00'],
    ],
    ['empty', range('2026-11-23T09:30:00Z', '2026-11-23T09:30:00Z'), ['09:00', '10:00', '11:00']],
    ['turned round', range('2026-11-23T10:00:00Z', '2026-11-23T09:00:00Z'), ['09:00', '10:00', '11:00']],
  ])('a busy range %s', (_what, busy, expected) => {
    expect(times(morning, monday, [busy])).toEqual(expected)
  })

  it("counts a slot's own buffer", () => {
    const rules = { workingHoursEnd: '12:00', bufferTimeMinutes: 15 }
    expect(times(rules)).toEqual(['09:00', '10:15'])
    expect(times(rules, monday, [range('2026-11-23T09:10:00Z', '2026-11-23T09:12:00Z')])).toEqual(['10:15'])
    expect(times(rules, monday, [range('2026-11-23T10:29:00Z', '2026-11-23T12:00:00Z')])).toEqual(['09:00'])
    expect(times(rules, monday, [range('2026-11-23T10:30:00Z', '2026-11-23T12:00:00Z')])).toEqual([
      '09:00',
      '10:15',
    ])
  })
})

describe('finding the slot that a request means', () => {
  const request = { rules: berlinRules, busy: [], now, preferredDate: monday, preferredTime: '10:00' }

  it('finds what is offered and says why not otherwise', () => {
    expect(findSlot(request)?.start).toBe('2026-11-23T09:00:00.000Z')
    expect(slotRefusal(request)).toBeNull()
    const cases: [Partial<typeof request>, string][] = [
      [{ preferredTime: '10:30' }, 'not_a_slot'],
      [{ preferredTime: '17:00' }, 'not_a_slot'],
      [{ preferredTime: '' }, 'not_a_slot'],
      [{ preferredDate: '2026-02-30' }, 'not_a_date'],
      [{ preferredDate: '2026-11-19' }, 'past'],
      [{ preferredDate: '2026-11-22' }, 'day_off'],
      [{ preferredDate: '2027-11-22' }, 'too_far'],
      [{ now: new Date('2026-11-23T12:00:00Z') }, 'over'],
    ]
    for (const [changes, refusal] of cases) {
      expect(findSlot({ ...request, ...changes })).toBeNull()
      expect(slotRefusal({ ...request, ...changes })).toBe(refusal)
    }
    const busy = [range('2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z')]
    expect(findSlot({ ...request, busy })).toBeNull()
    expect(slotRefusal({ ...request, busy })).toBe('taken')
  })

  it('reports two equal wall times apart when clocks go back', () => {
    const night = {
      rules: { ...berlinRules, workingDays: everyDay, workingHoursStart: '01:00', workingHoursEnd: '04:00' },
      busy: [],
      now: new Date('2026-10-20T00:00:00Z'),
      preferredDate: '2026-10-25',
      preferredTime: '02:00',
    }
    const [first, second] = ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']
    expect(findSlot(night)?.start).toBe(first)
    expect(findSlot({ ...night, start: first })?.start).toBe(first)
    expect(findSlot({ ...night, start: second })?.start).toBe(second)
    expect(findSlot({ ...night, start: '2026-10-25T02:00:00+01:00' })?.start).toBe(second)
    expect(findSlot({ ...night, start: '2026-10-25T02:00:00.000Z' })).toBeNull() // that is 03:00
    expect(findSlot({ ...night, start: 'soon' })).toBeNull()
  })
})

describe('the questions to the database and its answers', () => {
  it('blocks until the buffer is over', () => {
    expect(blockedUntil({ end: '2026-11-23T09:00:00.000Z' }, { bufferTimeMinutes: 15 }).toISOString()).toBe(
      '2026-11-23T09:15:00.000Z',
    )
  })

  it('asks for the range in which something could be in the way', () => {
    expect(busyWindow({ ...berlinRules, bufferTimeMinutes: 30 }, monday)).toEqual(
      range('2026-11-23T08:00:00Z', '2026-11-23T15:30:00Z'),
    )
    expect(busyWindow({ ...berlinRules, workingHoursEnd: '09:00' }, monday)).toBeNull()
    expect(busyWindow(berlinRules, '2026-02-30')).toBeNull()
  })
})

describe('days off', () => {
  const off = (from: string, to: string | null = null, everyYear = false) => ({
    daysOff: [{ from, to, everyYear }],
  })
  const refusal = (changes: Partial<CalendarRules>, date = monday) =>
    dateRefusal({ rules: { ...berlinRules, ...changes }, date, now })

  it('close a day, or all days from one to another', () => {
    expect(refusal(off(monday))).toBe('closed')
    expect(times(off(monday))).toEqual([])
    expect(refusal(off('2026-11-16', '2026-11-23'))).toBe('closed')
    expect(refusal(off('2026-11-24', '2026-11-30'))).toBeNull()
    expect(refusal(off('2026-11-16', '2026-11-22'))).toBeNull()
  })

  it('of every year close the same days of this one, over New Year too', () => {
    expect(refusal(off('2020-11-23', null, true))).toBe('closed')
    expect(refusal(off('2020-11-23'))).toBeNull()
    const winter = { ...off('2020-12-24', '2021-01-02', true), maxDaysAdvance: 60, workingDays: everyDay }
    const dates = ['2026-12-23', '2026-12-24', '2026-12-31', '2027-01-02', '2027-01-03']
    expect(dates.map((date) => refusal(winter, date))).toEqual([null, 'closed', 'closed', 'closed', null])
  })

  it('say why, also to the person who asks for a time', () => {
    const question = { rules: { ...berlinRules, ...off(monday) }, busy: [], now, preferredDate: monday }
    expect(slotRefusal({ ...question, preferredTime: '10:00' })).toBe('closed')
  })
})

describe('hours of one date', () => {
  it('go before usual hours, break, working days and days off', () => {
    const own = (date: string, ...hours: [string, string][]) => ({
      specialHours: hours.map(([start, end]) => ({ date, start, end })),
    })
    expect(times(own(monday, ['10:00', '12:30']))).toEqual(['10:00', '11:00'])
    const closed = {
      daysOff: [{ from: monday, to: null, everyYear: false }],
      breakStart: '10:00',
      breakEnd: '11:00',
    }
    expect(times({ ...closed, ...own(monday, ['10:00', '12:30']) })).toEqual(['10:00', '11:00'])
    expect(times(own('2026-11-28', ['10:00', '11:00']), '2026-11-28')).toEqual(['10:00'])
    expect(times(own(monday, ['14:00', '15:00'], ['09:30', '10:30']))).toEqual(['09:30', '14:00'])
    expect(times(own('2026-11-24', ['10:00', '11:00']))).toHaveLength(8)
  })
})

describe('a break', () => {
  const noon = { breakStart: '12:00', breakEnd: '13:00' }

  it('is kept free, and the calls after it begin with its end', () => {
    expect(times(noon)).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'])
    expect(times({ ...noon, breakEnd: '12:30', bookingDurationMinutes: 45 }).slice(3, 6)).toEqual([
      '11:15',
      '12:30',
      '13:15',
    ])
  })

  it('that is shorter than the buffer before it moves the calls after it', () => {
    expect(times({ ...noon, breakEnd: '12:15', bufferTimeMinutes: 60 })).toEqual([
      '09:00',
      '11:00',
      '13:00',
      '15:00',
    ])
  })
})

describe('minimum notice', () => {
  it('leaves out what starts sooner, to the minute, and whole days', () => {
    expect(times({ minimumNoticeHours: 72 })[0]).toBe('09:00')
    expect(times({ minimumNoticeHours: 73 })[0]).toBe('10:00')
    const rules = { ...berlinRules, minimumNoticeHours: 73 }
    expect(dateRefusal({ rules, date: '2026-11-20', now })).toBe('too_soon')
    const question = { rules, busy: [], now, preferredDate: monday }
    expect(slotRefusal({ ...question, preferredTime: '09:00' })).toBe('too_soon')
    expect(slotRefusal({ ...question, preferredTime: '09:30' })).toBe('not_a_slot')
  })

  it('counts hours that pass, also when clocks go back', () => {
    const rules = { ...berlinRules, workingDays: everyDay, workingHoursStart: '00:00', minimumNoticeHours: 4 }
    const beforeMidnight = new Date('2026-10-24T21:00:00Z') // 23:00, two hours before 03:00 becomes 02:00
    const slots = availableSlots({ rules, date: '2026-10-25', busy: [], now: beforeMidnight })
    expect(slots[0]).toMatchObject({ time: '02:00', start: '2026-10-25T01:00:00.000Z' })
  })
})

describe('a limit of calls a day', () => {
  const question = { rules: { ...berlinRules, maxCallsPerDay: 2 }, busy: [], now }

  it('closes the day for visitors once it is reached', () => {
    expect(availableSlots({ ...question, date: monday, calls: 1 })).toHaveLength(8)
    expect(availableSlots({ ...question, date: monday, calls: 2 })).toEqual([])
    const input = { ...question, preferredDate: monday, preferredTime: '10:00' }
    expect(slotRefusal({ ...input, calls: 2 })).toBe('full')
    expect(slotRefusal({ ...input, calls: 1 })).toBeNull()
  })
})
