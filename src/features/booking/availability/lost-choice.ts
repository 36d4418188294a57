import type { Failure } from '@/lib/http/send'

/** What of the choice a refusal takes away: its day, or its time alone. */
export type LostChoice = 'day' | 'time'

const FIELDS: Record<string, LostChoice> = {
  preferredDate: 'day',
  preferredTime: 'time',
  start: 'time',
  timezone: 'time',
}

/** What has to be chosen anew, by the fields that the refusal names; null when the choice is not why it failed. */
export function lostChoice(failure: Failure<unknown> | null | undefined): LostChoice | null {
  if (failure?.reason !== 'refused') return null
  const lost = failure.errors.flatMap(({ field }) => (field && FIELDS[field]) || [])
  return lost.includes('day') ? 'day' : (lost[0] ?? null)
}
