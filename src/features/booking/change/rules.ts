import type { BookingStatus } from '../status'

const fields: readonly string[] = ['status', 'outcomeNote', 'calendarSequence']
const statuses: readonly unknown[] = ['confirmed', 'completed', 'no_show']

/**
 * What an admin who takes calls may change: confirm, say what came of a call, and write the note. A call that is
 * cancelled stays so. Moves have their own endpoint (docs/decisions/0121).
 */
export function mayCallTakerChange(now: BookingStatus, change: unknown): boolean {
  if (typeof change !== 'object' || change === null) return false
  if (!Object.keys(change).every((name) => fields.includes(name))) return false
  const next = 'status' in change ? change.status : undefined
  return next === undefined || (now !== 'cancelled' && statuses.includes(next))
}
