import { dayBlocks, type Place } from '@/features/booking/desk/week-layout'
import type { Slot } from '@/features/booking/types'
import type { ShownBooking } from './booking-call'
import type { ShownWeek } from './shown-week'

export type DayRange = { start: string; end: string }

export const HOUR_PX = 68
const STEP = 30
const DAY = 24 * 60

export function wallTime(minute: number): string {
  const at = Math.min(minute, DAY - 1)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

export const halfHour = (minute: number) => Math.floor(minute / STEP) * STEP

export function rangeBetween(one: number, other: number): DayRange {
  const inDay = (minute: number) => Math.min(Math.max(minute, 0), DAY - 1)
  const [first, last] = [inDay(Math.min(one, other)), inDay(Math.max(one, other))]
  return { start: wallTime(halfHour(first)), end: wallTime(halfHour(last) + STEP) }
}

export function rangeOfCells(cells: readonly Cell[], from: string, to: string): DayRange | null {
  const ends = [from, to].map((key) => cells.find((cell) => cell.key === key))
  const [one, other] = ends
  if (!one || !other) return null
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { start: wallTime(Math.min(one.top, other.top)), end: wallTime(bottom) }
}

export type MarkedBooking = ShownBooking & { mark?: 'changed' | 'gone' }

export type Cell = { key: string } & Place &
  ({ kind: 'call'; call: MarkedBooking } | { kind: 'free'; slot: Slot })

/**
 * Each lane has its part of the width, the desk's free times are in its own. Calls at the same time share that part. Only a
 * cancelled call leaves its time free: they share it, too.
 */
export function dayCells(
  day: ShownWeek['days'][number],
  bookings: readonly MarkedBooking[],
  { zone, lanes }: Pick<ShownWeek, 'zone' | 'lanes'>,
): Cell[] {
  const hosts = lanes.length > 0 ? lanes.map(({ host }) => host) : [null]
  const hostOf = ({ host }: MarkedBooking) => (host && hosts.includes(host.id) ? host.id : null)
  const slots = day.free.map((slot) => ({ id: slot.start, ...slot }))
  return hosts
    .flatMap((host, at): Cell[] => {
      const calls = bookings.filter((booking) => hostOf(booking) === host)
      const free = host === null ? slots : []
      const isBeside = (slot: Slot) => calls.some(({ start, end }) => slot.start < end && start < slot.end)
      const alone = free.filter((slot) => !isBeside(slot))
      return [
        ...dayBlocks([...calls, ...free.filter(isBeside)], day.date, zone),
        ...dayBlocks(alone, day.date, zone).map((block) => ({ ...block, lane: 0, lanes: 1 })),
      ].map(({ call, lane, lanes, ...height }): Cell => {
        const place = { key: call.id, ...height, lane: at * lanes + lane, lanes: hosts.length * lanes }
        return 'time' in call ? { ...place, kind: 'free', slot: call } : { ...place, kind: 'call', call }
      })
    })
    .sort((one, other) => one.top - other.top)
}

/** The target of an arrow key: up and down in the day, left and right to the nearest cell of another day. */
export function neighbour(
  days: readonly (readonly Cell[])[],
  key: string,
  arrow: string,
): string | undefined {
  const from = days.findIndex((cells) => cells.some((cell) => cell.key === key))
  const cells = days[from] ?? []
  const at = cells.findIndex((cell) => cell.key === key)
  const here = cells[at]
  if (!here) return undefined
  if (arrow === 'ArrowUp') return cells[at - 1]?.key
  if (arrow === 'ArrowDown') return cells[at + 1]?.key
  const step = { ArrowLeft: -1, ArrowRight: 1 }[arrow]
  if (!step) return undefined
  for (let other = from + step; other >= 0 && other < days.length; other += step) {
    const nearest = [...(days[other] ?? [])].sort(
      (one, two) => Math.abs(one.top - here.top) - Math.abs(two.top - here.top),
    )[0]
    if (nearest) return nearest.key
  }
  return undefined
}
