import { type KeyboardEvent, useState } from 'react'
import { longDate } from '@/lib/time/format'
import { useDayHours } from './day-hours'
import { type DayRange, rangeOfCells } from './day-range'
import { useDeskRights } from './desk-rights'
import type { ShownWeek } from './shown-week'
import type { Cell } from './week-cells'

/** Selects a part of a day by keyboard: Shift with an arrow key up or down, Enter to set its hours, Escape to cancel. */
export function useMarking(week: ShownWeek['days'], days: readonly (readonly Cell[])[]) {
  const hoursOf = useDayHours()
  const { mayManage } = useDeskRights()
  const [marked, setMarked] = useState<{ from: string; to: string } | null>(null)

  const rangeOf = (index: number): DayRange | null =>
    marked ? rangeOfCells(days[index] ?? [], marked.from, marked.to) : null
  const at = days.findIndex((_, index) => rangeOf(index))
  const range = at < 0 ? null : rangeOf(at)
  const day = week[at]

  /** Handles Enter and Escape while something is selected. */
  function finish(event: KeyboardEvent): boolean {
    if (!range || !day || (event.key !== 'Enter' && event.key !== 'Escape')) return false
    event.preventDefault()
    setMarked(null)
    if (event.key === 'Enter') hoursOf({ date: day.date, open: day.open, range })
    return true
  }

  /** An arrow key moves to the next cell; with Shift it extends the selection. */
  function follow(event: KeyboardEvent, cell: string, next: string | undefined): void {
    if (!mayManage || !event.key.startsWith('Arrow')) return
    const isAlong = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    setMarked(event.shiftKey && isAlong ? { from: marked?.from ?? cell, to: next ?? cell } : null)
  }

  const announcement =
    range && day
      ? `${longDate(day.date)}, ${range.start} to ${range.end} marked. Press Enter to set the hours, Escape to cancel.`
      : ''
  return { rangeOf, finish, follow, announcement }
}
