'use client'

import { useEffect, useState } from 'react'
import { type AskedCall, fetchSlots } from '@/features/booking/components/booking-calls'
import type { Slot } from '@/features/booking/types'
import { isCalendarDate } from '@/lib/time/calendar-date'

type Loaded = { key: string; attempt: number; slots: Slot[] | null; reason: string | null }

/** The free times of a day (YYYY-MM-DD in the business zone) for a call, reloaded for each date and on demand. */
export function useDaySlots(date: string, { type, booking }: AskedCall) {
  const key = [date, type, booking].join(' ')
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    if (!isCalendarDate(date)) return
    const stop = new AbortController()
    void fetchSlots(date, { type, booking }, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      const { slots, reason } = answer.ok ? answer.data : { slots: null, reason: null }
      setLoaded({ key, attempt, slots, reason })
    })
    return () => stop.abort()
  }, [date, type, booking, key, attempt])

  const current = loaded?.key === key && loaded.attempt === attempt ? loaded : undefined
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
