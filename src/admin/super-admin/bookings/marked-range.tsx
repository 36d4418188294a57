import type { CSSProperties } from 'react'
import { type DayRange, minutesOf } from './day-range'

interface MarkedRangeProps {
  range: DayRange
  /** Positions a part of the day, in minutes, in its column. */
  place: (top: number, height: number) => CSSProperties
}

/** The part of a day that is being selected. */
export function MarkedRange({ range: { start, end }, place }: MarkedRangeProps) {
  return (
    <div
      aria-hidden="true"
      style={place(minutesOf(start), minutesOf(end) - minutesOf(start))}
      className="pointer-events-none absolute inset-x-0.5 top-(--top) z-10 h-(--height) rounded-sm border-2 border-action bg-good-wash/80 px-1.5 font-semibold text-action text-xs tabular-nums max-md:hidden"
    >
      {start} to {end}
    </div>
  )
}
