import { useState } from 'react'
import type { Slot } from '@/features/booking/types'
import { type Availability, useAvailability } from './use-availability'
import { type CalendarRulesState, useCalendarRules } from './use-calendar-rules'

/** Everything the calendar and the time grid share. */
export type SlotChoice = {
  calendar: CalendarRulesState
  availability: Availability
  /** YYYY-MM-DD in the business zone. */
  date: string | null
  slot: Slot | null
  chooseDate: (date: string | null) => void
  chooseSlot: (slot: Slot | null) => void
  clear: () => void
}

/** The state of choosing a day and then one of its times; another day drops the time. */
export function useSlotChoice(): SlotChoice {
  const calendar = useCalendarRules()
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<Slot | null>(null)
  const availability = useAvailability(date)

  function chooseDate(next: string | null) {
    setDate(next)
    setSlot(null)
  }

  return {
    calendar,
    availability,
    date,
    slot,
    chooseDate,
    chooseSlot: setSlot,
    clear: () => chooseDate(null),
  }
}
