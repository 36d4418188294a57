import { startTransition, useEffect, useId, useMemo, useState } from 'react'
import type { CalendarRules, Slot } from '@/features/booking/types'
import { dateInZone } from '@/lib/time/zone'
import type { OwnLengths } from '../../call-type/rules'
import {
  type AskedCall,
  type DatedSlot,
  type DaySlots,
  fetchCalendarRules,
  fetchNextFree,
  fetchSlots,
  type NextFree,
} from '../../components/booking-calls'
import { useVisitorZone } from '../../components/use-visitor'
import { businessDates } from './booking-days'

/** The next free times of a call and the server's clock. Undefined while loading. Reloads when `releases` changes. */
function useNextFree(call: AskedCall, releases: number): NextFree | undefined {
  const [nextFree, setNextFree] = useState<NextFree>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a time that was taken makes these old
  useEffect(() => {
    const stop = new AbortController()
    void fetchNextFree(call, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      startTransition(() =>
        setNextFree(answer.ok ? answer.data : { next: [], full: new Set(), now: new Date() }),
      )
    })
    return () => stop.abort()
  }, [call, releases])

  return nextFree
}

/** Hosts have hours of their own: any day may have a free time, and the server says which have none. */
const anyDay: Partial<CalendarRules> = {
  workingDays: [1, 2, 3, 4, 5, 6, 7],
  workingHoursStart: '00:00',
  workingHoursEnd: '24:00',
  breakStart: null,
  breakEnd: null,
  weeklyHours: [],
  daysOff: [],
  specialHours: [],
  minimumNoticeHours: 0,
}

function useCalendarRules({ lengths, byHosts }: ChosenCall) {
  const [attempt, setAttempt] = useState(0)
  const [settings, setSettings] = useState<CalendarRules | null>(null)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again
  useEffect(() => {
    const stop = new AbortController()
    void fetchCalendarRules(stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // A transition draws the calendar in short tasks.
      startTransition(() => {
        // Old rules are better than none, because the server checks again.
        if (answer.ok) setSettings(answer.data)
        setFailed(!answer.ok)
      })
    })
    return () => stop.abort()
  }, [attempt])

  function retry() {
    setFailed(false)
    setAttempt((count) => count + 1)
  }

  const rules = useMemo(
    () => settings && { ...settings, ...lengths, ...(byHosts ? anyDay : {}) },
    [settings, lengths, byHosts],
  )
  return { rules, failed: failed && !rules, retry }
}

interface WantedDay {
  date: string | null
  zone: string
  ours: readonly string[]
  call: AskedCall
}

type Status = 'idle' | 'loading' | 'ready' | 'error'
type LoadedDay = DaySlots & { date: string }

async function fetchDays(dates: readonly string[], call: AskedCall, signal: AbortSignal) {
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

function useAvailability(wanted: WantedDay) {
  const { date, zone, ours, call } = wanted
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ key: string; days: LoadedDay[] | null } | null>(null)
  const key = date ? [date, zone, call.type, call.with, call.booking, ...ours].join(' ') : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all, and a new attempt asks again
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    void fetchDays(ours, call, stop.signal).then((days) => {
      if (!stop.signal.aborted) setLoaded({ key, days })
    })
    return () => stop.abort()
  }, [key, attempt])

  function retry() {
    setLoaded(null)
    setAttempt((count) => count + 1)
  }
  const replace = (day: string, slots: Slot[]) =>
    setLoaded(
      (before) =>
        before && {
          ...before,
          days: before.days?.map((each) => (each.date === day ? { ...each, slots } : each)) ?? null,
        },
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

/** Must be the same object at each render: the times are asked for again when it changes. */
export interface ChosenCall extends AskedCall {
  lengths: OwnLengths
  byHosts?: boolean | undefined
}

/** The choice of a day and time. @param businessZone used until the rules load @param bookedAt UTC instant of the call being moved */
export function useSlotChoice(businessZone: string, call: ChosenCall, bookedAt?: string) {
  const calendar = useCalendarRules(call)
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
      business,
      own,
      shown,
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
