import { useCallback, useEffect, useState } from 'react'
import { fetchSlots } from '../../components/booking-calls'
import type { Slot } from '../../types'

type Loaded = { date: string; slots: Slot[] | null; toBeConfirmed?: boolean; reason?: string | null }

/** The free slots of the chosen day and where their loading stands. */
export type Availability = {
  status: 'idle' | 'loading' | 'ready' | 'error'
  slots: Slot[]
  /** The times are requests: the team's own calendar cannot be asked. */
  toBeConfirmed: boolean
  /** Why the day has none, where its date says so. */
  reason: string | null
  retry: () => void
  /** Puts slots that another answer brought along in place of the loaded ones. */
  replace: (date: string, slots: Slot[]) => void
}

/** Loads the slots of a day (YYYY-MM-DD) whenever it changes; an answer for another day is dropped. */
export function useAvailability(date: string | null): Availability {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again
  useEffect(() => {
    if (!date) return
    const stop = new AbortController()
    void fetchSlots(date, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      setLoaded(answer.ok ? { date, ...answer.data } : { date, slots: null })
    })
    return () => stop.abort()
  }, [date, attempt])

  const retry = useCallback(() => {
    setLoaded(null)
    setAttempt((count) => count + 1)
  }, [])
  const replace = useCallback((day: string, slots: Slot[]) => setLoaded({ date: day, slots }), [])

  const current = loaded && loaded.date === date ? loaded : null
  const status = !date ? 'idle' : !current ? 'loading' : current.slots ? 'ready' : 'error'
  return {
    status,
    slots: current?.slots ?? [],
    toBeConfirmed: current?.toBeConfirmed ?? false,
    reason: current?.reason ?? null,
    retry,
    replace,
  }
}
