import { timeInZone } from '../../../lib/time/format'
import { dateInZone } from '../../../lib/time/zone'
import type { BusyRange, CalendarRules } from '../types'
import { dayClosed, wallHours } from './rules'

/** True if a call is within the hours of its date. */
export function isInHours(rules: CalendarRules, { start, end }: BusyRange): boolean {
  const { timezone } = rules
  const date = dateInZone(start, timezone)
  if (dayClosed(rules, date)) return false
  const from = timeInZone(start, timezone)
  const to = dateInZone(end, timezone) === date ? timeInZone(end, timezone) : '24:00'
  return wallHours(rules, date).some((hours) => hours.start <= from && to <= hours.end)
}
