'use client'

import { useEffect, useState } from 'react'
import { fetchSlots } from '@/features/booking/components/booking-calls'
import type { Slot } from '@/features/booking/types'
import { isCalendarDate } from '@/lib/time/calendar-date'

type Loaded = { date: string; attempt: number; slots: Slot[] | null; reason: string | null }

/** The free times of a day (YYYY-MM-DD in the business zone), reloaded for each date and on demand. */
export function useDaySlots(date: string) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    if (!isCalendarDate(date)) return
    const stop = new AbortController()
    void fetchSlots(date, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      const { slots, reason } = answer.ok ? answer.data : { slots: null, reason: null }
      setLoaded({ date, attempt, slots, reason })
    })
    return () => stop.abort()
  }, [date, attempt])

  const current = loaded?.date === date && loaded.attempt === attempt ? loaded : undefined
  const status: 'none' | 'loading' | 'failed' | 'ready' = !isCalendarDate(date)
    ? 'none'
    : !current
      ? 'loading'
      : current.slots
        ? 'ready'
        : 'failed'
  return {
    status,
    slots: current?.slots ?? [],
    /** Why there are none, if the day has a reason. */
    reason: current?.reason ?? null,
    reload: () => setAttempt((count) => count + 1),
  }
}
