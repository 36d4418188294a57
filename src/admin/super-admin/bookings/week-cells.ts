import { type Block, dayBlocks } from '@/features/booking/desk/week-layout'
import type { Slot } from '@/features/booking/types'
import type { ShownBooking } from './booking-call'
import type { ShownWeek } from './shown-week'

export interface DayRange {
  start: string
  end: string
}

const STEP = 30
const DAY = 24 * 60

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

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

export type Cell = { key: string; top: number; height: number } & (
  | { kind: 'call'; block: Block<MarkedBooking> }
  | { kind: 'free'; slot: Slot; lane: number; lanes: number }
)

/** Each lane has its part of the width. Calls at the same time share that part. */
function laneBlocks(bookings: readonly MarkedBooking[], date: string, { zone, lanes }: Shown) {
  const known = new Set(lanes.map(({ host }) => host))
  const laneOf = ({ host }: MarkedBooking) => (known.has(host?.id ?? null) ? (host?.id ?? null) : null)
  return lanes.flatMap(({ host }, place) =>
    dayBlocks(
      bookings.filter((booking) => laneOf(booking) === host),
      date,
      zone,
    ).map((block) => ({
      ...block,
      lane: place * block.lanes + block.lane,
      lanes: lanes.length * block.lanes,
    })),
  )
}

type Shown = Pick<ShownWeek, 'zone' | 'lanes'>

export function dayCells(
  day: ShownWeek['days'][number],
  bookings: readonly MarkedBooking[],
  { zone, lanes }: Shown,
): Cell[] {
  if (lanes.length > 0)
    return laneBlocks(bookings, day.date, { zone, lanes })
      .map(({ top, height, ...block }): Cell => {
        const place = { key: block.call.id, top, height }
        return { ...place, kind: 'call', block: { top, height, ...block } }
      })
      .sort((one, other) => one.top - other.top)
  const slots = day.free.map(({ start, end, time }) => ({ id: start, start, end, time }))
  // Only a cancelled call leaves its time free. They share the width, as calls at the same time do.
  const isBeside = (slot: (typeof slots)[number]) =>
    bookings.some(({ start, end }) => slot.start < end && start < slot.end)
  const [beside, alone] = [slots.filter(isBeside), slots.filter((slot) => !isBeside(slot))]
  return [...dayBlocks([...bookings, ...beside], day.date, zone), ...dayBlocks(alone, day.date, zone)]
    .map(({ call, top, height, lane, lanes }): Cell => {
      const place = { key: call.id, top, height }
      return 'time' in call
        ? { ...place, kind: 'free', slot: call, lane, lanes: isBeside(call) ? lanes : 1 }
        : { ...place, kind: 'call', block: { call, top, height, lane, lanes } }
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
