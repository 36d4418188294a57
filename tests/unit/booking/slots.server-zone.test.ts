import { afterEach, describe, expect, it } from 'vitest'
import { availableSlots } from '../../../src/features/booking/availability/rules'
import { dateRefusal } from '../../../src/features/booking/day/rules'
import { DST_DAYS } from './dst-days'
import { berlinRules, everyDay } from './rules-fixture'

const serverZone = process.env.TZ

/** Every DST day of the four zones, an ordinary day, and the edges of today, as text. */
function everySlot(): string {
  const days = [
    ...DST_DAYS.map(({ zone, date }) => ({ zone, date })),
    { zone: 'Europe/Berlin', date: '2026-11-23' },
  ]
  const lines = days.flatMap(({ zone, date }) => {
    const now = new Date(Date.parse(`${date}T00:00:00Z`) - 2 * 86_400_000)
    const rules = {
      ...berlinRules,
      timezone: zone,
      workingDays: everyDay,
      bookingDurationMinutes: 45,
      bufferTimeMinutes: 15,
    }
    return (
      [
        ['00:00', '05:00'],
        ['01:30', '04:00'],
        ['02:30', '05:00'],
        ['09:00', '17:00'],
      ] as const
    ).map(([workingHoursStart, workingHoursEnd]) => {
      const slots = availableSlots({
        rules: { ...rules, workingHoursStart, workingHoursEnd },
        date,
        busy: [],
        now,
      })
      const list = slots.map((slot) => `${slot.time}=${slot.start.slice(5, 16)}Z`)
      return `${zone} ${date} ${workingHoursStart}-${workingHoursEnd}: ${list.join(' ')}`
    })
  })
  const edges = ['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z'].map((clock) => {
    const rules = { ...berlinRules, workingDays: everyDay, maxDaysAdvance: 1 }
    const answers = ['2026-11-20', '2026-11-21', '2026-11-22'].map(
      (date) => dateRefusal({ rules, date, now: new Date(clock) }) ?? 'open',
    )
    return `${clock}: ${answers.join(' ')}`
  })
  return `${[...lines, ...edges].join('\n')}\n`
}

afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ
  else process.env.TZ = serverZone
})

describe("the server's own time zone", () => {
  it.each([
    ['UTC', 0],
    ['Asia/Kathmandu', -345],
    ['America/Los_Angeles', 480],
    ['Europe/Berlin', -60],
  ])('%s gives the same UTC slots', async (zone, offset) => {
    process.env.TZ = zone
    expect(new Date('2026-11-23T12:00:00Z').getTimezoneOffset()).toBe(offset)
    await expect(everySlot()).toMatchFileSnapshot('./slots.golden.txt')
  })
})
