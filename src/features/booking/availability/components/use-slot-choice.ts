import { useId, useState } from 'react'
import type { Slot } from '@/features/booking/types'
import { useVisitorZone } from '../../components/use-visitor-zone'
import { type Availability, useAvailability } from './use-availability'
import { type CalendarRulesState, useCalendarRules } from './use-calendar-rules'

/** In which zone times are written. IANA names. */
export interface ShownZone {
  business: string
  /** The visitor's; null until it is known. */
  own: string | null
  /** The visitor's own, or the one that was picked instead. */
  shown: string
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
  /** Rises when a time turned out not to be free: what was known of free times is old. */
  releases: number
  /** Gives up a time that was refused and asks for the rules again; the fresh times come with the refusal or are asked for. */
  releaseSlot: (fresh: Slot[] | null) => void
  /** The ids of the parts in which days and times are chosen. */
  places: { days: string; times: string }
  clear: () => void
}

/**
 * The state of choosing a day and then one of its times; another day drops the time.
 * @param businessZone as the page knows it, until the rules have come.
 */
export function useSlotChoice(businessZone: string): SlotChoice {
  const calendar = useCalendarRules()
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<Slot | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [releases, setReleases] = useState(0)
  const availability = useAvailability(date)
  const own = useVisitorZone()
  const business = calendar.rules?.timezone ?? businessZone
  const id = useId()

  function chooseDate(next: string | null) {
    setDate(next)
    setSlot(null)
  }

  function releaseSlot(fresh: Slot[] | null) {
    setSlot(null)
    setReleases((count) => count + 1)
    calendar.retry()
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
    releaseSlot,
    places: { days: `days${id}`, times: `times${id}` },
    clear: () => chooseDate(null),
  }
}
