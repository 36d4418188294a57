import ICAL from 'ical.js'
import type { Property } from './lines.ts'
import { type Moment, momentOf } from './moments.ts'
import { withinTime } from './time-limit.ts'
import { instantOf, type Zones } from './zones.ts'

/** Epoch milliseconds, the end exclusive. */
export interface Span {
  start: number
  end: number
}

/** The work that the rules of a file may still take. */
export interface Budget {
  starts: number
  /** For long searches. */
  ms: number
}

export const fileBudget = (): Budget => ({ starts: 300_000, ms: 12_000 })

/** An hourly event has fewer starts in a year. A rule with more is not that of a person's calendar. */
const MOST_STARTS = 12_000
/** A rule that never matches is searched for ever. Only one with parts can. */
const MAX_WAIT_MS = 5000
/** For one more of them in the same file. Others need a few milliseconds. */
const SHORT_WAIT_MS = 300
const DAY_MS = 86_400_000
const STEPS_MS = new Map([
  ['WEEKLY', 7 * DAY_MS],
  ['DAILY', DAY_MS],
  ['HOURLY', 3_600_000],
  ['MINUTELY', 60_000],
  ['SECONDLY', 1000],
])
const PARTS =
  /^(FREQ|INTERVAL|COUNT|UNTIL|WKST|BY(SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))$/

type Fields = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>

const fields = ({ year, month, day, hour, minute, second }: Fields): Fields => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
})

interface Rule {
  frequency: string
  interval: number
  count: number
  /** Epoch milliseconds of the last possible start. */
  last: number
  /** Its BY parts and the first day of its week. */
  parts: [string, string][]
}

const wholeNumber = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN

/**
 * The last possible start. A date lasts until its end, and a time without a zone has that of the event. Of whole days, the one
 * that a time names counts, as written.
 */
function lastStart(text: string | undefined, start: Moment, zones: Zones): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  const until = momentOf({ name: 'UNTIL', params: {}, value: text }, text, zones, start.zone)
  if (!until) return Number.NaN
  if (!until.isDate && !start.isDate) return until.at
  const day = until.wall.toPlainDate().add({ days: 1 }).toPlainDateTime()
  return Math.max(until.at, instantOf(day, start.zone) - 1)
}

/** Undefined if it cannot be read, or has a part that says something unknown. */
function ruleOf({ value }: Property, start: Moment, zones: Zones): Rule | undefined {
  const pairs = value
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replaceAll(/\s/g, '')
    .split(';')
    .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')])
    .filter(([name, text]) => name !== '' && text !== '' && !name.startsWith('X-'))
  if (pairs.some(([name]) => !PARTS.test(name))) return
  const { FREQ: frequency = '', INTERVAL, COUNT, UNTIL } = Object.fromEntries(pairs)
  const interval = wholeNumber(INTERVAL, 1)
  const count = wholeNumber(COUNT, Number.POSITIVE_INFINITY)
  const last = lastStart(UNTIL, start, zones)
  if ([interval, count, last].some(Number.isNaN)) return
  return { frequency, interval, count, last, parts: pairs.filter(([name]) => /^(BY|WKST)/.test(name)) }
}

/** The number of whole periods that can be skipped before the range, which changes no later start. */
function skippable({ frequency, interval, count, parts }: Rule, { at }: Moment, from: number): number {
  const step = STEPS_MS.get(frequency)
  const isCounted = count !== Number.POSITIVE_INFINITY
  if (!step || (isCounted && parts.length > 0)) return 0
  // The days allow for changes of the clock.
  return Math.min(Math.max(0, Math.floor((from - at - 2 * DAY_MS) / (step * interval))), count)
}

/** The starts of a rule in wall time. @throws Error if it is invalid, or is still searched for after its time */
function starts(rule: Rule, start: Moment, { start: from, end: until }: Span, most: number): number[] {
  const { frequency, interval, count, last, parts } = rule
  const skipped = skippable(rule, start, from)
  const milliseconds = skipped * interval * (STEPS_MS.get(frequency) ?? 0)
  // Without these, the library has 29 February on 1 March of other years.
  const leapDay = [
    ['BYMONTH', 2],
    ['BYMONTHDAY', 29],
  ]
  const isLeapDay =
    frequency === 'YEARLY' && parts.length === 0 && start.wall.month === 2 && start.wall.day === 29
  const pairs = [['FREQ', frequency], ['INTERVAL', interval], ...(isLeapDay ? leapDay : parts)]
  const iterator = ICAL.Recur.fromString(pairs.map((pair) => pair.join('=')).join(';')).iterator(
    new ICAL.Time(
      { ...fields(start.wall.add({ milliseconds })), isDate: false },
      ICAL.Timezone.localTimezone,
    ),
  )
  const found: number[] = []
  for (let left = Math.min(count - skipped, most); left > 0; left--) {
    const next: ICAL.Time | null = iterator.next()
    const at = next ? instantOf(Temporal.PlainDateTime.from(fields(next)), start.zone) : until
    if (at >= until || at > last) break
    found.push(at)
  }
  return found
}

/** A weekly rule has days, and one without parts has its own. Others may name a day that never comes. */
const canMatch = ({ frequency, parts }: Rule): boolean =>
  parts.every(([name]) => name === 'WKST' || (frequency === 'WEEKLY' && name === 'BYDAY'))

/** @throws Error if it takes too long */
function searched<Result>(search: () => Result, budget: Budget): Result {
  const began = performance.now()
  try {
    return withinTime(budget.ms > 0 ? MAX_WAIT_MS : SHORT_WAIT_MS, search)
  } finally {
    budget.ms -= performance.now() - began
  }
}

/**
 * The starts of a rule before the end of the range; those long before it can be missing. A rule with too many is `cut`: the
 * last start is the last that was read. Undefined if it cannot be read or never matches.
 */
export function ruleStarts(
  property: Property,
  start: Moment,
  { zones, range, budget }: { zones: Zones; range: Span; budget: Budget },
): { starts: number[]; cut: boolean; last: number } | undefined {
  const rule = ruleOf(property, start, zones)
  if (!rule) return
  const most = Math.min(MOST_STARTS, budget.starts)
  try {
    const found = canMatch(rule)
      ? starts(rule, start, range, most)
      : searched(() => starts(rule, start, range, most), budget)
    budget.starts -= found.length
    return { starts: found, cut: found.length === most && most < rule.count, last: rule.last }
  } catch {
    return
  }
}
