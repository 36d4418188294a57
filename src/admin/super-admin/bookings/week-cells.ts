import { type Block, dayBlocks } from '@/features/booking/desk/week-layout'
import type { Slot } from '@/features/booking/types'
import type { ShownBooking } from './shown-booking'
import type { ShownWeek } from './shown-week'

export type MarkedBooking = ShownBooking & { mark?: 'changed' | 'gone' }

export type Cell = { key: string; top: number; height: number } & (
  | { kind: 'call'; block: Block<MarkedBooking> }
  | { kind: 'free'; slot: Slot }
)

export function dayCells(
  day: ShownWeek['days'][number],
  bookings: readonly MarkedBooking[],
  zone: string,
): Cell[] {
  const calls = dayBlocks(bookings, day.date, zone).map(
    (block): Cell => ({ kind: 'call', key: block.call.id, top: block.top, height: block.height, block }),
  )
  const slots = day.free.map(({ start, end, time }) => ({ id: start, start, end, time }))
  const free = dayBlocks(slots, day.date, zone).map(
    ({ call, top, height }): Cell => ({ kind: 'free', key: call.id, top, height, slot: call }),
  )
  return [...calls, ...free].sort((one, other) => one.top - other.top)
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
