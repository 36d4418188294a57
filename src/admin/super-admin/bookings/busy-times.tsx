import type { CSSProperties } from 'react'
import { dayBlocks } from '@/features/booking/desk/week-layout'
import { timeInZone } from '@/lib/time/format'
import type { ShownWeek } from './shown-week'

interface BusyTimesProps {
  day: ShownWeek['days'][number]
  zone: string
  /** Positions a part of the day, in minutes, in its column. */
  place: (top: number, height: number) => CSSProperties
}

export function BusyTimes({ day, zone, place }: BusyTimesProps) {
  const times = day.busy.map((time) => ({ ...time, id: `${time.calendar} ${time.start}` }))
  if (times.length === 0) return null
  const at = (instant: string) => timeInZone(new Date(instant), zone)
  return (
    <ul
      aria-label="Busy in other calendars"
      className="pointer-events-none max-md:grid max-md:gap-1 max-md:px-3 max-md:pt-3"
    >
      {dayBlocks(times, day.date, zone).map(({ call, top, height, lane, lanes }) => (
        <li
          key={call.id}
          title={call.calendar}
          style={{ ...place(top, height), '--lane': lane, '--lanes': lanes } as CSSProperties}
          className="overflow-hidden rounded-sm bg-sunken px-1.5 py-1 text-soft text-xs leading-tight md:absolute md:top-(--top) md:left-[calc(100%*var(--lane)/var(--lanes)+2px)] md:h-[calc(var(--height)-2px)] md:w-[calc(100%/var(--lanes)-4px)]"
        >
          <span className="block truncate">
            <span className="md:sr-only">Busy in </span>
            {call.calendar}
          </span>
          <span className="tabular-nums">{`${at(call.start)} to ${at(call.end)}`}</span>
        </li>
      ))}
    </ul>
  )
}
