'use client'

import { useState } from 'react'
import type { AskedCall } from '@/features/booking/components/booking-calls'
import { useDaySlots } from './use-day-slots'

/** The initial value of a dialog about a time: a day and a wall time, both in the business zone. */
export interface StartingTime {
  date: string
  time?: string | undefined
}

/** A day with one of its free times for a call, or with any time if that is ticked. */
export function useTimeChoice(start: StartingTime, call: AskedCall) {
  const [date, setDate] = useState(start.date)
  const [time, setTime] = useState(start.time ?? '')
  const [picked, setPicked] = useState<string>()
  const [outside, setOutside] = useState(false)
  const day = useDaySlots(date, call)
  const chosen =
    day.slots.find((slot) => slot.start === picked) ?? day.slots.find((slot) => slot.time === time)

  return {
    ...{ date, setDate, time, setTime, outside, setOutside, day, chosen },
    choose: (slotStart: string) => {
      setPicked(slotStart)
      setTime(day.slots.find((slot) => slot.start === slotStart)?.time ?? '')
    },
    /** True for a time that visitors are not offered. */
    offGrid: !outside && time !== '' && day.status === 'ready' && !chosen,
    /** In the form of the endpoints. A call that is over may have been at any time. */
    request: (isOver = false) => ({
      preferredDate: date,
      preferredTime: outside || isOver ? time : (chosen?.time ?? ''),
      outsideHours: outside,
      ...(outside || isOver || !chosen ? {} : { start: chosen.start }),
    }),
  }
}

export type TimeChoiceState = ReturnType<typeof useTimeChoice>
