import type { Cell } from './week-cells'

export interface DayRange {
  start: string
  end: string
}

const STEP = 30
const DAY = 24 * 60

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes after midnight as HH:MM; the end of the day is its last minute. */
export function wallTime(minute: number): string {
  const at = Math.min(minute, DAY - 1)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** The half hour that contains a minute of the day. */
export const halfHour = (minute: number) => Math.floor(minute / STEP) * STEP

/** The half hours between two minutes, both included, in either order. */
export function rangeBetween(one: number, other: number): DayRange {
  const inDay = (minute: number) => Math.min(Math.max(minute, 0), DAY - 1)
  const [first, last] = [inDay(Math.min(one, other)), inDay(Math.max(one, other))]
  return { start: wallTime(halfHour(first)), end: wallTime(halfHour(last) + STEP) }
}

/** From the first cell of the selection to the current one; null if one of them is on another day. */
export function rangeOfCells(cells: readonly Cell[], from: string, to: string): DayRange | null {
  const ends = [from, to].map((key) => cells.find((cell) => cell.key === key))
  const [one, other] = ends
  if (!one || !other) return null
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { start: wallTime(Math.min(one.top, other.top)), end: wallTime(bottom) }
}
