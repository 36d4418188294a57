import { useState } from 'react'
import type { Slot } from '@/features/booking/types'
import { useVisitorZone } from '../../components/use-visitor-zone'
import { type Availability, useAvailability } from './use-availability'
import { type CalendarRulesState, useCalendarRules } from './use-calendar-rules'

/** In which zone times are written. IANA names; null until they are known. */
export interface ShownZone {
  business: string | null
  own: string | null
  /** The visitor's own, or the one that was picked instead. */
  shown: string | null
  show: (zone: string) => void
}

/** Everything the calendar and the time grid share. */
export type SlotChoice = {
  calendar: CalendarRulesState
  availability: Availability
  zone: ShownZone
  /** YYYY-MM-DD in the business zone. */
  date: string | null
  slot: Slot | null
  chooseDate: (date: string | null) => void
  chooseSlot: (slot: Slot | null) => void
  /** A day and one of its times at once. */
  chooseNext: (date: string, slot: Slot) => void
  /** Rises when a time turned out to be taken: what was known of free times is old. */
  releases: number
  /** Gives up a time that was taken; the fresh times come with the refusal or are asked for. */
  releaseTakenSlot: (fresh: Slot[] | null) => void
  clear: () => void
}

/** The state of choosing a day and then one of its times; another day drops the time. */
export function useSlotChoice(): SlotChoice {
  const calendar = useCalendarRules()
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<Slot | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [releases, setReleases] = useState(0)
  const availability = useAvailability(date)
  const own = useVisitorZone()
  const business = calendar.rules?.timezone ?? null

  function chooseDate(next: string | null) {
    setDate(next)
    setSlot(null)
  }

  function releaseTakenSlot(fresh: Slot[] | null) {
    setSlot(null)
    setReleases((count) => count + 1)
    if (fresh && date) availability.replace(date, fresh)
    else availability.retry()
  }

  return {
    calendar,
    availability,
    zone: { business, own, shown: picked ?? own ?? business, show: setPicked },
    date,
    slot,
    chooseDate,
    chooseSlot: setSlot,
    chooseNext: (next, first) => {
      setDate(next)
      setSlot(first)
    },
    releases,
    releaseTakenSlot,
    clear: () => chooseDate(null),
  }
}
