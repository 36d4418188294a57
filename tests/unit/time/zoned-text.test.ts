import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as inBrowser from '../../../src/lib/time/format'
import * as onServer from '../../../src/lib/time/zoned-text'

const zone = process.env.TZ
// As the server does; date-fns-tz is wrong in the hour that the process's own zone skips.
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

describe('mails and the booking page', () => {
  it.each(zones)('name times in %s in the same words', (name) => {
    for (const instant of instants) {
      const words = (
        from: Pick<typeof onServer, 'longDateInZone' | 'timeInZone' | 'utcOffset' | 'zoneLabel'>,
      ) =>
        [
          from.longDateInZone(instant, name),
          from.timeInZone(instant, name),
          from.zoneLabel(name, instant),
          from.utcOffset(name, instant),
        ].join(' ')
      expect(words(onServer), instant.toISOString()).toBe(words(inBrowser))
    }
  })
})

it('writes days in UTC, whatever the zone of the process', () => {
  process.env.TZ = 'Pacific/Kiritimati'
  expect(onServer.dayInUtc(new Date('2026-11-30T13:05:00Z'))).toBe('30 November 2026')
})
