import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availableSlots,
  blockedUntil,
  busyWindow,
  type DayQuestion,
  findSlot,
  slotRefusal,
} from '../../../src/features/booking/slots'
import type { CalendarRules } from '../../../src/features/booking/types'
import { wallInstant } from '../../../src/features/booking/wall-time'
import { addCalendarDays } from '../../../src/lib/time/calendar-date'
import { DST_DAYS } from './dst-days'
import { everyDay } from './rules-fixture'

const MINUTE = 60_000
const wallTime = fc
  .integer({ min: 0, max: 24 * 12 })
  .map((n) => `${String(Math.floor(n / 12)).padStart(2, '0')}:${String((n % 12) * 5).padStart(2, '0')}`)

const rules: fc.Arbitrary<CalendarRules> = fc.record({
  timezone: fc.constantFrom(
    'Europe/Berlin',
    'Europe/London',
    'America/New_York',
    'America/Los_Angeles',
    'Asia/Kathmandu',
    'Australia/Lord_Howe', // changes by half an hour
    'Africa/Cairo', // changes at midnight
  ),
  workingDays: fc.constant(everyDay),
  workingHoursStart: wallTime,
  workingHoursEnd: wallTime,
  bookingDurationMinutes: fc.integer({ min: 5, max: 180 }),
  bufferTimeMinutes: fc.integer({ min: 0, max: 90 }),
  maxDaysAdvance: fc.constant(40),
})

// Half of the days are clock changes or their neighbours: there is where the rules break.
const date = fc.oneof(
  fc.integer({ min: 0, max: 1095 }).map((days) => addCalendarDays('2026-01-01', days)),
  fc
    .tuple(fc.constantFrom(...DST_DAYS.map((day) => day.date)), fc.integer({ min: -1, max: 1 }))
    .map(([day, shift]) => addCalendarDays(day, shift)),
)

const day = fc
  .record({
    rules,
    date,
    clockMinutes: fc.integer({ min: -20 * 1440, max: 2000 }),
    busyMinutes: fc.array(fc.tuple(fc.integer({ min: -300, max: 2000 }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 6,
    }),
  })
  .map(({ clockMinutes, busyMinutes, ...rest }) => {
    const noon = Date.parse(`${rest.date}T12:00:00Z`)
    return {
      ...rest,
      now: new Date(noon + clockMinutes * MINUTE),
      busy: busyMinutes.map(([from, length]) => ({
        start: new Date(noon + (from - 720) * MINUTE),
        end: new Date(noon + (from - 720 + length) * MINUTE),
      })),
    }
  })

const check = (property: (input: DayQuestion) => void) =>
  fc.assert(fc.property(day, property), { numRuns: 300 })

const ms = (instant: string) => Date.parse(instant)

describe('slots of any day, zone, clock and settings', () => {
  it('never overlap, buffers included', () =>
    check((input) => {
      const slots = availableSlots(input)
      for (const [index, slot] of slots.entries()) {
        const next = slots[index + 1]
        if (next) expect(ms(next.start)).toBeGreaterThanOrEqual(blockedUntil(slot, input.rules).getTime())
      }
    }))

  it('lie inside the working hours and last exactly the duration', () =>
    check((input) => {
      const { workingHoursStart, workingHoursEnd, timezone, bookingDurationMinutes } = input.rules
      const open = wallInstant(input.date, workingHoursStart, timezone)
      const close = wallInstant(input.date, workingHoursEnd, timezone)
      for (const slot of availableSlots(input)) {
        expect(ms(slot.start)).toBeGreaterThanOrEqual(open ?? Number.NaN)
        expect(ms(slot.end)).toBeLessThanOrEqual(close ?? Number.NaN)
        expect(ms(slot.end) - ms(slot.start)).toBe(bookingDurationMinutes * MINUTE)
        expect(Temporal.Instant.from(slot.start).toZonedDateTimeISO(timezone).toPlainDate().toString()).toBe(
          input.date,
        )
      }
    }))

  it('step by exactly duration + buffer of elapsed time until nothing more fits', () =>
    check((input) => {
      const free = { ...input, busy: [], now: new Date(ms(`${input.date}T00:00:00Z`) - 2 * 1440 * MINUTE) }
      const slots = availableSlots(free)
      const step = (input.rules.bookingDurationMinutes + input.rules.bufferTimeMinutes) * MINUTE
      const open = wallInstant(input.date, input.rules.workingHoursStart, input.rules.timezone) ?? Number.NaN
      expect(slots.map((slot) => ms(slot.start))).toEqual(slots.map((_, index) => open + index * step))
      const close = wallInstant(input.date, input.rules.workingHoursEnd, input.rules.timezone) ?? Number.NaN
      const last = slots.at(-1)
      if (last) expect(ms(last.end) + step).toBeGreaterThan(close)
    }))

  it('with busy ranges and a clock are the same grid with some left out', () =>
    check((input) => {
      const grid = availableSlots({
        ...input,
        busy: [],
        now: new Date(ms(`${input.date}T00:00:00Z`) - 2 * 1440 * MINUTE),
      })
      const offered = availableSlots(input)
      const inTheWay = (slot: { start: string; end: string }) =>
        ms(slot.start) < input.now.getTime() ||
        input.busy.some(
          (busy) => busy.start < blockedUntil(slot, input.rules) && ms(slot.start) < busy.end.getTime(),
        )
      expect(offered).toEqual(grid.filter((slot) => !inTheWay(slot)))
    }))

  it('are accepted exactly when they are offered', () =>
    check((input) => {
      const { date: preferredDate, ...rest } = input
      const offered = availableSlots(input)
      for (const slot of offered) {
        const request = { ...rest, preferredDate, preferredTime: slot.time, start: slot.start }
        expect(findSlot(request)).toEqual(slot)
        expect(slotRefusal(request)).toBeNull()
      }
      for (let minute = 0; minute < 1440; minute += 15) {
        const preferredTime = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const found = findSlot({ ...rest, preferredDate, preferredTime })
        expect(found).toEqual(offered.find((slot) => slot.time === preferredTime) ?? null)
      }
    }))

  it('never go away because a busy range does', () =>
    check((input) => {
      const before = new Set(availableSlots(input).map((slot) => slot.start))
      for (const removed of input.busy) {
        const after = availableSlots({ ...input, busy: input.busy.filter((busy) => busy !== removed) })
        const starts = new Set(after.map((slot) => slot.start))
        expect(before.isSubsetOf(starts)).toBe(true)
      }
    }))

  it('do not change with busy ranges outside the window that is asked for', () =>
    check((input) => {
      const window = busyWindow(input.rules, input.date)
      const relevant = window
        ? input.busy.filter((busy) => busy.start < window.end && window.start < busy.end)
        : []
      expect(availableSlots({ ...input, busy: relevant })).toEqual(availableSlots(input))
    }))
})
