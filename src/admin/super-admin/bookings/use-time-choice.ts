'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { type AskedCall, fetchNextFree, fetchSlots } from '@/features/booking/components/booking-calls'
import type { Slot } from '@/features/booking/types'
import { isCalendarDate } from '@/lib/time/calendar-date'

type Loaded = { key: string; attempt: number; slots: Slot[] | null; reason: string | null }

function useDaySlots(date: string, { type, booking }: AskedCall) {
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

export interface StartingTime {
  /** Without it, the next day with a free time. */
  date?: string | undefined
  time?: string | undefined
}

export function useTimeChoice(start: StartingTime, call: AskedCall) {
  const [date, setDate] = useState(start.date ?? '')
  const [time, setTime] = useState(start.time ?? '')
  const [picked, setPicked] = useState<string>()
  const [outside, setOutside] = useState(false)
  const day = useDaySlots(date, call)
  const chooseNextFree = useEffectEvent(async (signal: AbortSignal) => {
    if (date) return
    const answer = await fetchNextFree(call, signal)
    const next = answer.ok ? answer.data.next[0]?.date : undefined
    if (next && !signal.aborted) setDate((typed) => typed || next)
  })
  useEffect(() => {
    const stop = new AbortController()
    void chooseNextFree(stop.signal)
    return () => stop.abort()
  }, [])
  const chosen =
    day.slots.find((slot) => slot.start === picked) ?? day.slots.find((slot) => slot.time === time)

  return {
    date,
    setDate,
    time,
    setTime,
    outside,
    setOutside,
    day,
    chosen,
    choose: (slotStart: string) => {
      setPicked(slotStart)
      setTime(day.slots.find((slot) => slot.start === slotStart)?.time ?? '')
    },
    /** True for a time that visitors are not offered. */
    offGrid: !outside && time !== '' && day.status === 'ready' && !chosen,
    request: (isOver = false) => ({
      preferredDate: date,
      preferredTime: outside || isOver ? time : (chosen?.time ?? ''),
      outsideHours: outside,
      ...(outside || isOver || !chosen ? {} : { start: chosen.start }),
    }),
  }
}

export type TimeChoiceState = ReturnType<typeof useTimeChoice>
