import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { CalendarRules } from '@/features/booking/types'
import type { OwnLengths } from '../../call-type/rules'
import { fetchCalendarRules } from '../../components/booking-calls'

/** Loads the public calendar settings: null until then, and after a failure. The lengths of the call take precedence. `retry` keeps the known ones until the answer. */
export function useCalendarRules(lengths: OwnLengths) {
  const [attempt, setAttempt] = useState(0)
  const [settings, setSettings] = useState<CalendarRules | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again
  useEffect(() => {
    const stop = new AbortController()
    void fetchCalendarRules(stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // A transition draws the calendar in short tasks.
      startTransition(() => {
        // Old rules are better than none, because the server checks again.
        if (answer.ok) setSettings(answer.data)
        setFailed(!answer.ok)
      })
    })
    return () => stop.abort()
  }, [attempt])

  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }, [])

  const rules = useMemo(() => settings && { ...settings, ...lengths }, [settings, lengths])
  return { rules, failed: failed && !rules, retry }
}
