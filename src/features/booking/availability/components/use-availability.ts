import { useCallback, useEffect, useMemo, useState } from 'react'
import { dateInZone } from '@/lib/time/zone'
import { type AskedCall, type DatedSlot, type DaySlots, fetchSlots } from '../../components/booking-calls'
import type { Slot } from '../../types'

export interface WantedDay {
  date: string | null
  zone: string
  ours: readonly string[]
  call: AskedCall
}

type Status = 'idle' | 'loading' | 'ready' | 'error'
type LoadedDay = DaySlots & { date: string }
type Loaded = { key: string; days: LoadedDay[] | null }

async function fetchDays(
  dates: readonly string[],
  call: AskedCall,
  signal: AbortSignal,
): Promise<LoadedDay[] | null> {
  const answers = await Promise.all(dates.map((date) => fetchSlots(date, call, signal)))
  const days = answers.flatMap((answer, place) => {
    const date = dates[place]
    return answer.ok && date ? [{ date, ...answer.data }] : []
  })
  return days.length === dates.length ? days : null
}

const slotsOn = (days: readonly LoadedDay[], { date, zone }: WantedDay): DatedSlot[] =>
  days
    .flatMap((day) => day.slots.map((slot) => ({ ...slot, date: day.date })))
    .filter(({ start }) => dateInZone(new Date(start), zone) === date)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))

export function useAvailability(wanted: WantedDay) {
  const { date, zone, ours, call } = wanted
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const key = date ? [date, zone, call.type, call.booking, ...ours].join(' ') : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all, and a new attempt asks again
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    void fetchDays(ours, call, stop.signal).then((days) => {
      if (!stop.signal.aborted) setLoaded({ key, days })
    })
    return () => stop.abort()
  }, [key, attempt])

  const retry = useCallback(() => {
    setLoaded(null)
    setAttempt((count) => count + 1)
  }, [])
  /** Replaces the loaded slots of a business date. */
  const replace = useCallback(
    (day: string, slots: Slot[]) =>
      setLoaded(
        (before) =>
          before && {
            ...before,
            days: before.days?.map((each) => (each.date === day ? { ...each, slots } : each)) ?? null,
          },
      ),
    [],
  )

  const days = loaded?.key === key ? loaded.days : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: date and zone are in the key
  const slots = useMemo(() => (days ? slotsOn(days, wanted) : []), [days, key])
  const status: Status = !key ? 'idle' : days === undefined ? 'loading' : days ? 'ready' : 'error'
  return {
    status,
    slots,
    /** The external calendar is unavailable, so times need confirmation. */
    toBeConfirmed: days?.some((day) => day.toBeConfirmed) ?? false,
    reason: days?.find((day) => day.reason)?.reason ?? null,
    retry,
    replace,
  }
}
