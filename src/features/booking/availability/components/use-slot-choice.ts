import { useId, useMemo, useState } from 'react'
import type { Slot } from '@/features/booking/types'
import { dateInZone } from '@/lib/time/zone'
import type { OwnLengths } from '../../call-type/rules'
import type { AskedCall, DatedSlot } from '../../components/booking-calls'
import { useVisitorZone } from '../../components/use-visitor'
import { businessDates } from './booking-days'
import { useAvailability } from './use-availability'
import { useCalendarRules } from './use-calendar-rules'
import { useNextFree } from './use-next-free'

/** The call to choose a time for: a new one of a type, or a booked one. The same object at each render. */
export interface ChosenCall extends AskedCall {
  lengths: OwnLengths
}

/**
 * The choice of a day and time. @param businessZone used until the rules load @param bookedAt UTC instant of
 * the call being moved
 */
export function useSlotChoice(businessZone: string, call: ChosenCall, bookedAt?: string) {
  const calendar = useCalendarRules(call.lengths)
  const [date, setDate] = useState<string | null>(null)
  const [slot, setSlot] = useState<DatedSlot | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const [releases, setReleases] = useState(0)
  const nextFree = useNextFree(call, releases)
  const [loadedAt] = useState(() => new Date())
  const own = useVisitorZone()
  const business = calendar.rules?.timezone ?? businessZone
  const shown = picked ?? own ?? business
  const { rules } = calendar
  const ours = useMemo(
    () => (date && rules ? businessDates(rules, date, shown) : slot ? [slot.date] : []),
    [date, rules, shown, slot],
  )
  const availability = useAvailability({ date, zone: shown, ours, call })
  const id = useId()
  const dayOf = (instant: string, zone = shown) => dateInZone(new Date(instant), zone)

  function chooseDate(next: string | null) {
    setDate(next)
    setSlot(null)
  }

  /** Drops a refused time and reloads the rules. Uses `fresh` times if the refusal has them. */
  function releaseSlot(fresh: Slot[] | null) {
    setSlot(null)
    setReleases((count) => count + 1)
    calendar.retry()
    if (fresh && slot) availability.replace(slot.date, fresh)
    else availability.retry()
  }

  return {
    calendar,
    call,
    availability,
    /** IANA names. `own` is the visitor's, and null until it is known. */
    zone: {
      ...{ business, own, shown },
      show: (next: string) => {
        setPicked(next)
        // The slot may be on another day in that zone.
        if (slot) setDate(dayOf(slot.start, next))
      },
    },
    nextFree,
    /** The server's clock, once known. */
    now: nextFree?.now ?? loadedAt,
    /** YYYY-MM-DD in the displayed zone, unlike that of `slot`. */
    date,
    booked: bookedAt ? dayOf(bookedAt) : null,
    slot,
    chooseDate,
    chooseSlot: setSlot,
    chooseNext: (next: DatedSlot) => {
      setDate(dayOf(next.start))
      setSlot(next)
    },
    releaseSlot,
    places: { days: `days${id}`, times: `times${id}` },
    clear: () => chooseDate(null),
  }
}

export type SlotChoice = ReturnType<typeof useSlotChoice>
