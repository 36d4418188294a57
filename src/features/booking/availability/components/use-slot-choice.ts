import { useId, useMemo, useState } from 'react'
import type { Slot } from '@/features/booking/types'
import { dateInZone } from '@/lib/time/zone'
import type { DatedSlot, NextFree } from '../../components/booking-calls'
import { useVisitorZone } from '../../components/use-visitor-zone'
import { businessDates } from './booking-days'
import { type Availability, useAvailability } from './use-availability'
import { type CalendarRulesState, useCalendarRules } from './use-calendar-rules'
import { useNextFree } from './use-next-free'

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
  /** The next free times; undefined while they load. */
  nextFree: NextFree | undefined
  /** By the server's clock once that is known. */
  now: Date
  /** YYYY-MM-DD in the zone that is shown. */
  date: string | null
  /** The day of the call that is being moved, likewise. */
  booked: string | null
  /** Its `date` is the one of the business zone. */
  slot: DatedSlot | null
  chooseDate: (date: string | null) => void
  chooseSlot: (slot: DatedSlot) => void
  /** A time with its day. */
  chooseNext: (slot: DatedSlot) => void
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
 * @param bookedAt UTC instant of the call that is being moved.
 */
export function useSlotChoice(businessZone: string, bookedAt?: string): SlotChoice {
  const calendar = useCalendarRules()
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<DatedSlot | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [releases, setReleases] = useState(0)
  const nextFree = useNextFree(releases)
  const [loadedAt] = useState(() => new Date())
  const own = useVisitorZone()
  const business = calendar.rules?.timezone ?? businessZone
  const shown = picked ?? own ?? business
  const { rules } = calendar
  const ours = useMemo(
    () => (date && rules ? businessDates(rules, date, shown) : slot ? [slot.date] : []),
    [date, rules, shown, slot],
  )
  const availability = useAvailability({ date, zone: shown, ours })
  const id = useId()
  const dayOf = (instant: string, zone = shown) => dateInZone(new Date(instant), zone)

  function chooseDate(next: string | null) {
    setDate(next)
    setSlot(null)
  }

  function releaseSlot(fresh: Slot[] | null) {
    setSlot(null)
    setReleases((count) => count + 1)
    calendar.retry()
    if (fresh && slot) availability.replace(slot.date, fresh)
    else availability.retry()
  }

  return {
    calendar,
    availability,
    zone: {
      ...{ business, own, shown },
      show: (next) => {
        setPicked(next)
        // The slot is an instant: it may be on another day there.
        if (slot) setDate(dayOf(slot.start, next))
      },
    },
    nextFree,
    now: nextFree?.now ?? loadedAt,
    date,
    booked: bookedAt ? dayOf(bookedAt) : null,
    slot,
    chooseDate,
    chooseSlot: setSlot,
    chooseNext: (next) => {
      setDate(dayOf(next.start))
      setSlot(next)
    },
    releases,
    releaseSlot,
    places: { days: `days${id}`, times: `times${id}` },
    clear: () => chooseDate(null),
  }
}
