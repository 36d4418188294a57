import { useCallback, useEffect, useState } from 'react'
import type { CalendarRules } from '@/features/booking/types'
import { fetchCalendarRules } from '../../components/booking-calls'

export type CalendarRulesState =
  | { status: 'loading'; rules: null; retry: () => void }
  | { status: 'error'; rules: null; retry: () => void }
  | { status: 'ready'; rules: CalendarRules; retry: () => void }

/** Loads the public calendar settings. `retry` keeps the known ones until the answer. */
export function useCalendarRules(): CalendarRulesState {
  const [attempt, setAttempt] = useState(0)
  const [rules, setRules] = useState<CalendarRules | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again
  useEffect(() => {
    const stop = new AbortController()
    void fetchCalendarRules(stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // Old rules are better than none, because the server checks again.
      if (answer.ok) setRules(answer.data)
      setFailed(!answer.ok)
    })
    return () => stop.abort()
  }, [attempt])

  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }, [])

  if (rules) return { status: 'ready', rules, retry }
  return { status: failed ? 'error' : 'loading', rules: null, retry }
}
