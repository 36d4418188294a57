import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availableSlots,
  blockedUntil,
  bookingTimes,
  busyWindow,
  type DayQuestion,
  findSlot,
  slotRefusal,
} from '../../../src/features/booking/availability/rules'
import { dayClosed, wallHours } from '../../../src/features/booking/day/rules'
import { rowRefusal } from '../../../src/features/booking/settings/weekly-hours'
import type { CalendarRules } from '../../../src/features/booking/types'
import { addCalendarDays, isoWeekday } from '../../../src/lib/time/calendar-date'
import { wallInstant } from '../../../src/lib/time/wall-time'
import { DST_DAYS } from './dst-days'
import { everyDay, plainRules } from './rules-fixture'

const MINUTE = 60_000
const fcConstants = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof Fields]: fc.Arbitrary<Fields[Name]>
  }
const wallTime = fc
  .integer({ min: 0, max: 24 * 12 })
  .map((n) => `${String(Math.floor(n / 12)).padStart(2, '0')}:${String((n % 12) * 5).padStart(2, '0')}`)

const usualRules: fc.Arbitrary<CalendarRules> = fc.record({
  ...fcConstants(plainRules),
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

/** Rows of any weekday as they may be stored: in any order, none reversed, none over another one of its day. */
const weeklyRows = fc
  .array(
    fc
      .tuple(fc.integer({ min: 1, max: 7 }), wallTime, wallTime)
      .map(([weekday, start, end]) => ({ weekday, start, end })),
    { minLength: 1, maxLength: 20 },
  )
  .map((rows) =>
    rows.filter((_, place) => rowRefusal(rows, place) === null && (rows[place]?.end ?? '') !== '24:00'),
  )

/** Days off around the day itself and anywhere in the year, and a stretch or two of hours on the day or the next. */
const exceptions = (on: string) =>
  fc.record({
    breakStart: fc.option(wallTime),
    breakEnd: fc.option(wallTime),
    weeklyHours: fc.oneof(fc.constant([]), weeklyRows),
    minimumNoticeHours: fc.integer({ min: 0, max: 72 }),
    maxCallsPerDay: fc.integer({ min: 0, max: 4 }),
    daysOff: fc.array(
      fc
        .tuple(fc.integer({ min: -3, max: 300 }), fc.integer({ min: 0, max: 40 }), fc.boolean())
        .map(([ahead, length, everyYear]) => ({
          from: addCalendarDays(on, ahead),
          to: length === 0 ? null : addCalendarDays(on, ahead + length),
          everyYear,
        })),
      { maxLength: 2 },
    ),
    specialHours: fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 1 }), wallTime, wallTime)
        .map(([ahead, start, end]) => ({ date: addCalendarDays(on, ahead), start, end })),
      { maxLength: 2 },
    ),
  })

const dayOf = (rules: (on: string) => fc.Arbitrary<CalendarRules>) =>
  date
    .chain((on) => fc.record({ rules: rules(on), date: fc.constant(on) }))
    .chain((question) => withClock(fc.constant(question)))

const withClock = (question: fc.Arbitrary<{ rules: CalendarRules; date: string }>) =>
  fc
    .record({
      question,
      calls: fc.integer({ min: 0, max: 5 }),
      clockMinutes: fc.integer({ min: -20 * 1440, max: 2000 }),
      busyMinutes: fc.array(
        fc.tuple(fc.integer({ min: -300, max: 2000 }), fc.integer({ min: 1, max: 300 })),
        {
          maxLength: 6,
        },
      ),
    })
    .map(({ clockMinutes, busyMinutes, question: { rules, date: on }, calls }) => {
      const rest = { rules, date: on, calls }
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

const usualDay = dayOf(() => usualRules)
const anyDay = dayOf((on) =>
  fc.tuple(usualRules, exceptions(on)).map(([usual, more]) => ({ ...usual, ...more })),
)

const check = (property: (input: DayQuestion) => void, day: fc.Arbitrary<DayQuestion> = anyDay) =>
  fc.assert(fc.property(day, property), { numRuns: 300 })
const checkUsual = (property: (input: DayQuestion) => void) => check(property, usualDay)

const ms = (instant: string) => Date.parse(instant)

/** Whether a call lies within one stretch of the day's hours, on the wall as on the clock. */
const within = (slot: { start: string; end: string }, { rules, date: on }: DayQuestion) =>
  wallHours(rules, on).some(({ start, end }) => {
    const open = wallInstant(on, start, rules.timezone) ?? Number.NaN
    const close = wallInstant(on, end, rules.timezone) ?? Number.NaN
    return ms(slot.start) >= open && ms(slot.end) <= close
  })

describe('slots of days with exceptions', () => {
  it('lie within one stretch of the hours, after the notice, on a day that is neither off nor full', () =>
    check((input) => {
      const { rules, now, calls = 0 } = input
      const slots = availableSlots(input)
      for (const slot of slots) {
        expect(within(slot, input)).toBe(true)
        expect(ms(slot.start)).toBeGreaterThanOrEqual(now.getTime() + rules.minimumNoticeHours * 60 * MINUTE)
      }
      const isFull = rules.maxCallsPerDay > 0 && calls >= rules.maxCallsPerDay
      if (slots.length > 0) expect([isFull, dayClosed(rules, input.date)]).toEqual([false, null])
    }))

  it('are what the usual settings offer where the exceptions are about other days', () =>
    check((input) => {
      const elsewhere = {
        daysOff: [
          { from: addCalendarDays(input.date, 1), to: addCalendarDays(input.date, 9), everyYear: true },
        ],
        specialHours: [{ date: addCalendarDays(input.date, -1), start: '00:00', end: '23:00' }],
      }
      expect(availableSlots({ ...input, rules: { ...input.rules, ...elsewhere } })).toEqual(
        availableSlots(input),
      )
    }, usualDay))
})

describe('slots of weekday hours', () => {
  const weekly = dayOf(() =>
    fc.tuple(usualRules, weeklyRows).map(([usual, weeklyHours]) => ({ ...usual, weeklyHours })),
  )

  it('lie within one row of their own weekday, and replace the usual hours', () =>
    check((input) => {
      const { rules, date: on } = input
      if (rules.weeklyHours.length === 0) return
      const own = rules.weeklyHours.filter(({ weekday }) => weekday === isoWeekday(on))
      for (const slot of availableSlots(input))
        expect(
          own.some(({ start, end }) => {
            const open = wallInstant(on, start, rules.timezone) ?? Number.NaN
            const close = wallInstant(on, end, rules.timezone) ?? Number.NaN
            return ms(slot.start) >= open && ms(slot.end) <= close
          }),
        ).toBe(true)
    }, weekly))

  it('are those of the usual settings where every working day has the usual hours', () =>
    check((input) => {
      const { workingDays, workingHoursStart: start, workingHoursEnd: end } = input.rules
      const weeklyHours = workingDays.map((weekday) => ({ weekday, start, end }))
      expect(availableSlots({ ...input, rules: { ...input.rules, weeklyHours } })).toEqual(
        availableSlots(input),
      )
    }, usualDay))

  it('do not depend on the order of the rows', () =>
    check((input) => {
      const weeklyHours = input.rules.weeklyHours.toReversed()
      expect(availableSlots({ ...input, rules: { ...input.rules, weeklyHours } })).toEqual(
        availableSlots(input),
      )
    }, weekly))
})

describe('slots of types of calls side by side', () => {
  /** Each booking: the place of a type, and of one of its times that are free then. */
  const bookings = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 30 })
  const types = fc.array(
    fc.record({
      bookingDurationMinutes: fc.integer({ min: 5, max: 180 }),
      bufferTimeMinutes: fc.integer({ min: 0, max: 90 }),
    }),
    { minLength: 2, maxLength: 4 },
  )

  it('never overlap, buffers included, in any order of bookings', () =>
    fc.assert(
      fc.property(anyDay, types, bookings, (day, lengths, wishes) => {
        const rules = { ...day.rules, maxCallsPerDay: 0 }
        const booked: { start: Date; end: Date }[] = []
        for (const [type, place] of wishes) {
          const own = { ...rules, ...lengths[type % lengths.length] }
          const free = availableSlots({ ...day, rules: own, busy: [...day.busy, ...booked] })
          const slot = free[place % Math.max(free.length, 1)]
          if (!slot) continue
          expect(ms(slot.end) - ms(slot.start)).toBe(own.bookingDurationMinutes * MINUTE)
          booked.push({ start: new Date(slot.start), end: blockedUntil(slot, own) })
        }
        const inOrder = booked.toSorted((one, other) => one.start.getTime() - other.start.getTime())
        for (const [index, { end }] of inOrder.entries()) {
          const next = inOrder[index + 1]
          if (next) expect(next.start.getTime()).toBeGreaterThanOrEqual(end.getTime())
        }
      }),
      { numRuns: 300 },
    ))

  it('lose exactly the one that is booked', () =>
    check((input) => {
      const { start, end } = availableSlots(input)[0] ?? {}
      if (!start || !end) return
      const other = { start: new Date(start), end: blockedUntil({ end }, input.rules) }
      const after = availableSlots({ ...input, busy: [...input.busy, other] })
      expect(after).toEqual(availableSlots(input).slice(1))
    }))
})

describe('slots of any day, zone, clock and settings', () => {
  it('never overlap, buffers included', () =>
    check((input) => {
      const slots = availableSlots(input)
      for (const [index, slot] of slots.entries()) {
        const next = slots[index + 1]
        if (next) expect(ms(next.start)).toBeGreaterThanOrEqual(blockedUntil(slot, input.rules).getTime())
      }
    }))

  it('are stored with the times that they were offered with', () =>
    check((input) => {
      for (const slot of availableSlots(input)) {
        expect(bookingTimes(slot.start, input.rules)).toEqual({
          preferredDate: input.date,
          preferredTime: slot.time,
          timezone: input.rules.timezone,
          endsAt: slot.end,
          blockedUntil: blockedUntil(slot, input.rules).toISOString(),
        })
      }
    }))

  it('lie inside the working hours and last exactly the duration', () =>
    checkUsual((input) => {
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
    checkUsual((input) => {
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
    checkUsual((input) => {
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

  it('do not change with busy ranges outside the window that is asked for', () =>
    check((input) => {
      const window = busyWindow(input.rules, input.date)
      const relevant = window
        ? input.busy.filter((busy) => busy.start < window.end && window.start < busy.end)
        : []
      expect(availableSlots({ ...input, busy: relevant })).toEqual(availableSlots(input))
    }))
})
