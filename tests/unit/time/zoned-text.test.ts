import { formatInTimeZone } from 'date-fns-tz'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { longDateInZone, timeInZone, utcOffset } from '../../../src/lib/time/format'
import { dayInUtc } from '../../../src/lib/time/zoned-text'

const zone = process.env.TZ
// date-fns-tz is wrong in the hour that the process's own zone skips.
beforeEach(() => {
  process.env.TZ = 'UTC'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const zones = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'UTC',
]
/** Every half hour of the days on which some clocks change, and the turn of a year. */
const instants = ['2026-10-24', '2026-10-31', '2027-03-13', '2027-03-27', '2026-12-31'].flatMap((day) =>
  Array.from({ length: 96 }, (_, half) => new Date(Date.parse(`${day}T00:00:00Z`) + half * 1_800_000)),
)

it.each(zones)('times in %s are those of date-fns-tz', (zone) => {
  for (const instant of instants) {
    const texts = [longDateInZone(instant, zone), timeInZone(instant, zone), utcOffset(zone, instant)]
    expect(texts.join(' '), instant.toISOString()).toBe(
      formatInTimeZone(instant, zone, "EEEE, d MMMM yyyy HH:mm 'UTC'xxx"),
    )
  }
})

it('writes days in UTC, in any zone of the process', () => {
  process.env.TZ = 'Pacific/Kiritimati'
  expect(dayInUtc(new Date('2026-11-30T13:05:00Z'))).toBe('30 November 2026')
})
