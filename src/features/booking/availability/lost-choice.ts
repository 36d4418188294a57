import type { Failure } from '@/lib/http/send'

export type LostChoice = 'day' | 'time'

const FIELDS: Record<string, LostChoice> = {
  preferredDate: 'day',
  preferredTime: 'time',
  start: 'time',
  timezone: 'time',
}

/** The choice to repeat, from the refusal's fields. Null if the choice was not the cause. */
export function lostChoice(failure: Failure<unknown> | null | undefined): LostChoice | null {
  if (failure?.reason !== 'refused') return null
  const lost = failure.errors.flatMap(({ field }) => (field && FIELDS[field]) || [])
  return lost.includes('day') ? 'day' : (lost[0] ?? null)
}
