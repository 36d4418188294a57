import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BusyLane,
  laneHours,
  laneRefusal,
  laneSlot,
  laneSlots,
  unionSlots,
} from '../../../src/features/booking/availability/lanes'
import { availableSlots, blockedUntil } from '../../../src/features/booking/availability/rules'
import { dateRefusal, dayClosed } from '../../../src/features/booking/day/rules'

import type { CallHost } from '../../../src/features/booking/host/queries'
import { fairest, hostRules, type Load } from '../../../src/features/booking/host/rules'
import type { CalendarRules } from '../../../src/features/booking/types'
import { addCalendarDays } from '../../../src/lib/time/calendar-date'
import { dateInZone } from '../../../src/lib/time/zone'
import { DST_DAYS } from './dst-days'
import { berlinRules, everyDay } from './rules-fixture'

const DAY_MS = 86_400_000
const QUARTER = 15 * 60_000

const zones = [
  ...['Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Los_Angeles', 'Asia/Kathmandu'],
  ...['Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Niue', 'Africa/Cairo'],
]

const date = fc.oneof(
  fc.integer({ min: 0, max: 700 }).map((days) => addCalendarDays('2026-01-05', days)),
  fc
    .tuple(fc.constantFrom(...DST_DAYS.map((day) => day.date)), fc.integer({ min: -1, max: 1 }))
    .map(([day, shift]) => addCalendarDays(day, shift)),
)

const hour = (n: number) => `${String(n).padStart(2, '0')}:00`
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, length]) => ({
    start: hour(from),
    end: hour(Math.min(24, from + length)),
  }))
const weeklyHours = fc.oneof(
  fc.constant([]),
  stretch.map((hours) => everyDay.map((weekday) => ({ weekday, ...hours }))),
  fc
    .tuple(stretch, fc.subarray(everyDay, { minLength: 1 }))
    .map(([hours, days]) => days.map((weekday) => ({ weekday, ...hours }))),
)
const offAround = (on: string) =>
  fc.array(
    fc.integer({ min: -2, max: 2 }).map((ahead) => ({
      ...{ from: addCalendarDays(on, ahead), to: null, everyYear: false },
    })),
    { maxLength: 1 },
  )

const companyOn = (on: string) =>
  fc
    .record({
      timezone: fc.constantFrom(...zones.slice(0, 4)),
      daysOff: offAround(on),
      bookingDurationMinutes: fc.constantFrom(15, 30, 45, 60, 90),
      bufferTimeMinutes: fc.constantFrom(0, 10, 15),
      minimumNoticeHours: fc.constantFrom(0, 24),
      maxDaysAdvance: fc.constantFrom(1, 5, 30),
    })
    .map((some): CalendarRules => ({ ...berlinRules, workingDays: everyDay, ...some }))

const hostOn = (on: string, place: number) =>
  fc
    .record({
      timezone: fc.option(fc.constantFrom(...zones)),
      weeklyHours,
      daysOff: offAround(on),
      minimumNoticeHours: fc.option(fc.constantFrom(0, 12, 48)),
      bufferTimeMinutes: fc.option(fc.constantFrom(0, 5, 30)),
      maxCallsPerDay: fc.option(fc.constantFrom(0, 1, 3)),
    })
    .map(
      (own): CallHost => ({
        id: `h${place}`,
        user: `u${place}`,
        slug: `h${place}`,
        name: 'H',
        meetingUrl: null,
        ...own,
      }),
    )

/** A site on a date: its rules, its hosts, and events of each lane in quarters of an hour around noon of that date. */
const siteOn = date.chain((on) =>
  fc.record({
    on: fc.constant(on),
    ahead: fc.integer({ min: 0, max: 6 }),
    company: companyOn(on),
    hosts: fc.tuple(hostOn(on, 0), hostOn(on, 1), hostOn(on, 2)),
    events: fc.array(
      fc.record({
        lane: fc.integer({ min: 0, max: 3 }),
        at: fc.integer({ min: -160, max: 160 }),
        length: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 25 },
    ),
  }),
)

type Site = typeof siteOn extends fc.Arbitrary<infer Drawn> ? Drawn : never

function lanesOf({ on, company, hosts, events }: Site): BusyLane[] {
  const noon = Date.parse(`${on}T12:00:00Z`)
  return [null, ...hosts].map((host, place) => {
    const ranges = events
      .filter(({ lane }) => lane === place)
      .map(({ at, length }) => ({
        start: new Date(noon + at * QUARTER),
        end: new Date(noon + (at + length) * QUARTER),
      }))
    const rules = host ? hostRules(company, host, {}) : company
    return { host, company, rules, busy: ranges, calls: ranges.map(({ start }) => start) }
  })
}

const nowOf = ({ on, ahead }: Site) => new Date(Date.parse(`${on}T10:07:00Z`) - ahead * DAY_MS)

/** The starts that a lane's own rules give on all of its dates around, without a word about lanes. */
function ownStarts({ rules, busy, calls, company, host }: BusyLane, on: string, now: Date): string[] {
  if (host?.weeklyHours.length) {
    const open = { ...company, workingDays: everyDay, weeklyHours: [], minimumNoticeHours: 0 }
    if (dayClosed(open, on) || dateRefusal({ rules: open, date: on, now })) return []
  }
  return [-2, -1, 0, 1, 2].flatMap((ahead) => {
    const own = addCalendarDays(on, ahead)
    const called = calls.filter((at) => dateInZone(at, rules.timezone) === own).length
    const far = {
      ...rules,
      maxDaysAdvance: rules.maxDaysAdvance + (rules.timezone === company.timezone ? 0 : 1),
    }
    return availableSlots({ rules: far, date: own, now, busy, calls: called })
      .map(({ start }) => start)
      .filter((start) => dateInZone(new Date(start), company.timezone) === on)
  })
}

const starts = (slots: readonly { start: string }[]) => slots.map(({ start }) => start)

describe('lanes of hosts in different zones and hours', () => {
  it('have exactly the times that the rules of each give on dates of the company', () => {
    fc.assert(
      fc.property(siteOn, (drawn) => {
        const now = nowOf(drawn)
        for (const lane of lanesOf(drawn))
          expect(starts(laneSlots(lane, { date: drawn.on, now }))).toEqual(ownStarts(lane, drawn.on, now))
      }),
      { numRuns: 150 },
    )
  })

  it('show hours that hold each of their times', () => {
    fc.assert(
      fc.property(siteOn, (drawn) => {
        for (const lane of lanesOf(drawn)) {
          const hours = laneHours(lane, drawn.on)
          for (const { time } of laneSlots(lane, { date: drawn.on, now: nowOf(drawn) }))
            expect(hours.some(({ start, end }) => start <= time && time < end)).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
    const own = {
      timezone: 'Pacific/Kiritimati',
      weeklyHours: [{ weekday: 2, start: '09:00', end: '12:00' }],
    }
    const none = { minimumNoticeHours: null, bufferTimeMinutes: null, maxCallsPerDay: null, daysOff: [] }
    const host = { id: 'h', user: 'u', slug: 'h', name: 'H', meetingUrl: null, ...own, ...none }
    const lane = { host, company: berlinRules, rules: hostRules(berlinRules, host, {}) }
    expect(laneHours(lane, '2026-12-14')).toEqual([{ start: '20:00', end: '23:00' }])
    expect(laneHours(lane, '2026-12-15')).toEqual([])
  })

  it('show the hour that clocks go through twice, also for hours that end in it', () => {
    const company = { ...berlinRules, timezone: 'America/New_York', workingDays: everyDay }
    const hoursOf = (start: string, end: string) => {
      const weeklyHours = [{ weekday: 6, start, end }]
      const own = { timezone: 'Pacific/Niue', weeklyHours, daysOff: [], meetingUrl: null }
      const none = { minimumNoticeHours: null, bufferTimeMinutes: null, maxCallsPerDay: null }
      const host = { id: 'h', user: 'u', slug: 'h', name: 'H', ...own, ...none }
      return laneHours({ host, company, rules: hostRules(company, host, {}) }, '2026-11-01')
    }
    // 19:00 in Niue is 02:00 in New York, where clocks then show 01:00 again.
    expect(hoursOf('07:00', '19:00')).toEqual([{ start: '00:00', end: '02:00' }])
    expect(hoursOf('18:30', '19:15')).toEqual([
      { start: '01:30', end: '02:00' },
      { start: '01:00', end: '01:15' },
    ])
  })

  it('give each time that is shown, to just those who have it, and no other', () => {
    fc.assert(
      fc.property(siteOn, fc.integer({ min: 0, max: 95 }), (drawn, quarter) => {
        const [lanes, now, day] = [lanesOf(drawn), nowOf(drawn), drawn.on]
        const shown = unionSlots(lanes, { date: day, now })
        expect(starts(shown.map(({ slot }) => slot))).toEqual(
          [...new Set(lanes.flatMap((lane) => starts(laneSlots(lane, { date: day, now }))))].sort(),
        )
        for (const { slot, lanes: those } of shown)
          for (const lane of lanes) {
            const own = laneSlot(
              lane,
              { preferredDate: day, preferredTime: slot.time, start: slot.start },
              now,
            )
            expect(typeof own !== 'string' && own.start === slot.start).toBe(those.includes(lane))
          }
        const time = `${hour(Math.floor(quarter / 4)).slice(0, 2)}:${String((quarter % 4) * 15).padStart(2, '0')}`
        const isShown = shown.some(({ slot }) => slot.time === time)
        const isGiven = lanes.some(
          (lane) => typeof laneSlot(lane, { preferredDate: day, preferredTime: time }, now) !== 'string',
        )
        // Without its start, the second of two equal wall times cannot be asked for.
        if (!isShown) expect(isGiven).toBe(false)
        for (const lane of lanes)
          if (laneRefusal(lane, { date: day, now })) expect(laneSlots(lane, { date: day, now })).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('never overlap, whatever is booked, moved, handed over, held and let go', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('book' as const, 'move' as const, 'hand over' as const, 'let go' as const),
        which: fc.nat(50),
        to: fc.nat(50),
        ahead: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 10, maxLength: 60 },
    )
    fc.assert(
      fc.property(siteOn, steps, (drawn, walk) => {
        const [now, empty] = [nowOf(drawn), lanesOf({ ...drawn, events: [] })]
        let calls: { lane: number; start: Date; end: Date }[] = []
        const lanesWithout = (moved?: (typeof calls)[number]) =>
          empty.map((lane, place) => {
            const own = calls.filter((call) => call.lane === place && call !== moved)
            return { ...lane, place, busy: own, calls: own.map(({ start }) => start) }
          })
        const take = (slot: { start: string; end: string }, place: number) => {
          const lane = empty[place]
          if (lane)
            calls.push({ lane: place, start: new Date(slot.start), end: blockedUntil(slot, lane.rules) })
        }
        for (const { kind, which, to, ahead } of walk) {
          const moved = kind === 'book' ? undefined : calls[which % Math.max(calls.length, 1)]
          if (kind !== 'book' && !moved) continue
          const shown = unionSlots(lanesWithout(moved), { date: addCalendarDays(drawn.on, ahead), now })
          if (kind === 'let go') calls = calls.filter((call) => call !== moved)
          if (kind === 'book' || kind === 'move') {
            const chosen = shown[to % Math.max(shown.length, 1)]
            if (!chosen) continue
            const kept = chosen.lanes.find(({ place }) => place === moved?.lane) ?? chosen.lanes[0]
            calls = calls.filter((call) => call !== moved)
            if (kept) take(chosen.slot, kept.place)
          }
          if (kind === 'hand over' && moved) {
            const here = shown.find(({ slot }) => Date.parse(slot.start) === moved.start.getTime())
            const taker = here?.lanes[to % here.lanes.length]
            if (!here || !taker) continue
            calls = calls.filter((call) => call !== moved)
            take(here.slot, taker.place)
          }
          for (const one of calls)
            for (const other of calls)
              if (one !== other && one.lane === other.lane)
                expect(one.start < other.end && other.start < one.end).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })
})

it('gives a thousand calls to hosts who are all free within one call of each other', () => {
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id }))
  const loads = new Map<string, Load>()
  const given: string[] = []
  for (let call = 1; call <= 1000; call++) {
    const id = fairest(hosts, loads)?.id ?? ''
    given.push(id)
    loads.set(id, { calls: (loads.get(id)?.calls ?? 0) + 1, last: call })
  }
  const counts = [...loads.values()].map(({ calls }) => calls)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  // No one waits longer than the others.
  for (let place = 7; place < given.length; place++) expect(given[place]).toBe(given[place - 7])
})

it('gives a call to who had the fewest, then to who waited longest, then to the first', () => {
  const hosts = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const pick = (...loads: [string, Load][]) => fairest(hosts, new Map(loads))?.id
  expect(pick()).toBe('a')
  expect(pick(['a', { calls: 1, last: 5 }])).toBe('b')
  expect(pick(['a', { calls: 0, last: 9 }], ['b', { calls: 0, last: 5 }], ['c', { calls: 1, last: 1 }])).toBe(
    'b',
  )
})
