import { afterEach, describe, expect, it } from 'vitest'
import { availableSlots, findSlot } from '../../../src/features/booking/availability/rules'
import type { CalendarRules } from '../../../src/features/booking/types'
import { DST_DAYS, type DstDay, OFFSETS } from './dst-days'
import { everyDay, plainRules } from './rules-fixture'

const MINUTE = 60_000

/** Working hours around, inside and at the edges of the gap or overlap (01:00-03:00 on the wall in all four zones). */
const HOURS: [string, string][] = [
  ['00:00', '06:00'],
  ['00:00', '24:00'],
  ['00:30', '02:30'],
  ['01:00', '02:00'],
  ['01:00', '03:00'],
  ['01:30', '02:30'],
  ['01:30', '04:00'],
  ['02:00', '03:00'],
  ['02:00', '04:00'],
  ['02:30', '03:00'],
  ['02:30', '03:15'],
  ['02:30', '05:00'],
  ['02:15', '02:45'],
  ['03:00', '06:00'],
  ['09:00', '17:00'],
]
const LENGTHS: [number, number][] = [
  [60, 0],
  [30, 0],
  [45, 15],
  [25, 10],
]

/** UTC instant of a wall time, worked out from the table of offsets alone. */
function expectedInstant({ zone, date, changesAt, direction }: DstDay, wall: string): number {
  const [winter, summer] = OFFSETS[zone] ?? [Number.NaN, Number.NaN]
  const [before, after] = direction === 'forward' ? [winter, summer] : [summer, winter]
  const [hour, minute] = wall.split(':').map(Number)
  const asUtc = Date.parse(`${date}T00:00:00Z`) + ((hour ?? 0) * 60 + (minute ?? 0)) * MINUTE
  const change = Date.parse(changesAt)
  const earlier = asUtc - before * MINUTE
  const later = asUtc - after * MINUTE
  if (earlier < change) return earlier // before the change, or the first of two
  if (later >= change) return later
  return earlier // in the gap: the old offset carries it past the change
}

function expectedStarts(day: DstDay, rules: CalendarRules): string[] {
  const close = expectedInstant(day, rules.workingHoursEnd)
  const starts: string[] = []
  let at = expectedInstant(day, rules.workingHoursStart)
  while (at + rules.bookingDurationMinutes * MINUTE <= close) {
    starts.push(new Date(at).toISOString())
    at += (rules.bookingDurationMinutes + rules.bufferTimeMinutes) * MINUTE
  }
  return starts
}

const rulesFor = (
  zone: string,
  [start, end]: [string, string],
  [duration, buffer]: [number, number],
): CalendarRules => ({
  ...plainRules,
  timezone: zone,
  workingDays: everyDay,
  workingHoursStart: start,
  workingHoursEnd: end,
  bookingDurationMinutes: duration,
  bufferTimeMinutes: buffer,
  maxDaysAdvance: 7,
})

describe.each(DST_DAYS)('$zone, clocks $direction on $date', (day) => {
  const now = new Date(Date.parse(`${day.date}T00:00:00Z`) - 3 * 1440 * MINUTE)

  it('is a day on which the clocks change', () => {
    const instant = Temporal.Instant.from(day.changesAt).toZonedDateTimeISO(day.zone)
    const before = instant.subtract({ seconds: 1 })
    expect(instant.toPlainDate().toString()).toBe(day.date)
    expect((instant.offsetNanoseconds - before.offsetNanoseconds) / 3.6e12).toBe(
      day.direction === 'forward' ? 1 : -1,
    )
  })

  it.each(HOURS)('offers the expected instants for %s to %s, and accepts those', (start, end) => {
    for (const lengths of LENGTHS) {
      const rules = rulesFor(day.zone, [start, end], lengths)
      const slots = availableSlots({ rules, date: day.date, busy: [], now })
      expect(slots.map((slot) => slot.start)).toEqual(expectedStarts(day, rules))
      const request = { rules, busy: [], now, preferredDate: day.date }
      for (const slot of slots) {
        expect(findSlot({ ...request, preferredTime: slot.time, start: slot.start })).toEqual(slot)
      }
    }
  })

  it('has 23 or 25 hours of calls around the clock', () => {
    const slots = availableSlots({
      rules: rulesFor(day.zone, ['00:00', '24:00'], [60, 0]),
      date: day.date,
      busy: [],
      now,
    })
    const labels = slots.map((slot) => slot.time)
    const repeated = labels.filter((label, index) => labels.indexOf(label) !== index)
    const repeats = day.zone === 'Europe/Berlin' ? '02:00' : '01:00'
    const missing = day.zone === 'Europe/London' ? '01:00' : '02:00'
    expect(labels).toHaveLength(day.direction === 'forward' ? 23 : 25)
    expect(repeated).toEqual(day.direction === 'forward' ? [] : [repeats])
    if (day.direction === 'forward') expect(labels).not.toContain(missing)
  })
})

describe("the server's own zone", () => {
  const before = process.env.TZ
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each([
    ['UTC', 0],
    ['Asia/Kathmandu', -345],
    ['America/Los_Angeles', 480],
    ['Europe/Berlin', -60],
  ])('%s gives the same instants', (zone, offset) => {
    process.env.TZ = zone
    expect(new Date('2026-11-23T12:00:00Z').getTimezoneOffset()).toBe(offset)
    for (const day of DST_DAYS) {
      const now = new Date(Date.parse(`${day.date}T00:00:00Z`) - 3 * 1440 * MINUTE)
      const rules = rulesFor(day.zone, ['00:30', '24:00'], [45, 15])
      const slots = availableSlots({ rules, date: day.date, busy: [], now })
      expect(slots.map(({ start }) => start)).toEqual(expectedStarts(day, rules))
    }
  })
})
