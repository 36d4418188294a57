'use client'

import { useSearchParams } from 'next/navigation'
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react'
import { useRefresh } from '@/admin/ui/actions'
import { ArrivedRows, useSteadyRows } from '@/admin/ui/changed-mark'
import { useList } from '@/admin/ui/list'
import { FilterLinks } from '@/admin/ui/list-filters'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { BookingFigures } from '@/features/booking/desk/queries'
import { shownHours } from '@/features/booking/desk/week-layout'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { longDate } from '@/lib/time/format'
import { DayHoursProvider, useDayHours } from './day-hours'
import { HostFilter, ViewLinks } from './desk-filters'
import { useDeskRights } from './desk-rights'
import type { ShownWeek } from './shown-week'
import { type Cell, type DayRange, dayCells, HOUR_PX, neighbour, rangeOfCells } from './week-cells'
import { WeekDay } from './week-day'

function useMarking(week: ShownWeek['days'], days: readonly (readonly Cell[])[]) {
  const hoursOf = useDayHours()
  const { mayManage } = useDeskRights()
  const [marked, setMarked] = useState<{ from: string; to: string } | null>(null)

  const rangeOf = (index: number): DayRange | null =>
    marked ? rangeOfCells(days[index] ?? [], marked.from, marked.to) : null
  const at = days.findIndex((_, index) => rangeOf(index))
  const range = at < 0 ? null : rangeOf(at)
  const day = week[at]

  function finish(event: KeyboardEvent): boolean {
    if (!range || !day || (event.key !== 'Enter' && event.key !== 'Escape')) return false
    event.preventDefault()
    setMarked(null)
    if (event.key === 'Enter') hoursOf({ date: day.date, open: day.open, range })
    return true
  }

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

const LANE_PX = 42

function WeekGrid({ week }: { week: ShownWeek }) {
  const { pending } = useList()
  const { generation } = useRefresh()
  const versioned = useMemo(
    () => week.bookings.map((booking) => ({ ...booking, version: booking.updatedAt })),
    [week.bookings],
  )
  const { rows, arrived, showAll } = useSteadyRows(versioned, week.week, generation)
  const days = week.days.map((day) => dayCells(day, rows, week))
  const { from, to } = shownHours(days, week.hours)
  const [focused, setFocused] = useState<string>()
  const keys = days.flat().map(({ key }) => key)
  const today = days[week.days.findIndex(({ isToday }) => isToday)]
  const stop = keys.includes(focused ?? '') ? focused : (today?.[0]?.key ?? keys[0])

  const { mayManage } = useDeskRights()
  const marking = useMarking(week.days, days)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined
    if (!cell || marking.finish(event)) return
    const next = neighbour(days, cell, event.key)
    marking.follow(event, cell, next)
    if (!next) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${CSS.escape(next)}"]`)?.focus()
  }

  return (
    <>
      <ArrivedRows arrived={arrived} onShow={showAll} noun="booking" />
      <p role="status" className="sr-only">
        {marking.announcement}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the links and buttons inside */}
      <div
        onKeyDown={move}
        aria-busy={pending}
        style={
          {
            '--hour': `${HOUR_PX}px`,
            '--hours': to - from,
            '--day': `${Math.max(92, week.lanes.length * LANE_PX)}px`,
            '--head': week.lanes.length > 0 ? '76px' : '52px',
          } as CSSProperties
        }
        className="overflow-x-auto rounded-lg border bg-surface md:grid md:grid-cols-[52px_repeat(7,minmax(var(--day),1fr))] md:pb-3"
      >
        <div
          aria-hidden="true"
          className="relative mt-(--head) h-[calc(var(--hour)*var(--hours))] max-md:hidden"
        >
          {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((hour) => (
            <span
              key={hour}
              style={{ top: `${(hour - from) * HOUR_PX}px` }}
              className="absolute right-2 -translate-y-1/2 text-faint text-xs tabular-nums"
            >
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {week.days.map((day, index) => (
          <WeekDay
            key={day.date}
            {...{ day, week, from, stop }}
            cells={days[index] ?? []}
            onFocus={setFocused}
            marked={marking.rangeOf(index)}
          />
        ))}
      </div>
      <p className="mt-3 text-faint text-xs max-md:hidden">
        Arrow keys move between calls{mayManage && week.isDesks ? ' and free times' : ''}.
        {mayManage && week.isDesks
          ? ' Click free time to book it for a visitor. To set hours, a break or a day off, drag over the day, or press Shift with the arrow keys and then Enter.'
          : null}
      </p>
    </>
  )
}

const look = buttonStyles({ variant: 'secondary', size: 'sm' })

const weekLinks = [
  { to: 'previous', label: 'Previous week', icon: 'chevron-left' },
  { to: 'current', label: 'This week', icon: undefined },
  { to: 'next', label: 'Next week', icon: 'chevron-right' },
] as const

type WeekViewProps = {
  week: ShownWeek
  figures: BookingFigures
  settings: EditableSettings | undefined
}

export function WeekView({ week, figures, settings }: WeekViewProps) {
  const { href } = useList()
  const { types } = useDeskRights()
  // The calls of someone else are other ones, not gone.
  const grid = <WeekGrid key={`${week.week} ${useSearchParams().get('host')}`} week={week} />
  const first = week.days[0]?.date ?? ''
  const last = week.days.at(-1)?.date ?? ''
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ViewLinks figures={figures} />
        <HostFilter />
        {types.length > 1 && week.isDesks ? (
          <FilterLinks
            label="Free times for"
            name="type"
            options={types.map(({ slug, title }, place) => ({
              value: place === 0 ? null : slug,
              label: title,
            }))}
          />
        ) : null}
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          <span>{`${longDate(first)} to ${longDate(last)}`}</span>
          <span className="sr-only">{`, week ${week.week}`}</span>
        </h2>
        <nav aria-label="Weeks" className="flex gap-2">
          {weekLinks.map(({ to, label, icon }) => (
            <SiteLink key={to} href={href({ week: week[to], open: null })} scroll={false} className={look}>
              {icon ? <Icon name={icon} className="size-4" /> : null}
              {icon ? <span className="sr-only">{label}</span> : label}
            </SiteLink>
          ))}
        </nav>
      </div>
      {week.cut ? (
        <p className="mb-3 text-soft text-sm">
          This week has more bookings than are shown. Search the list to find the others.
        </p>
      ) : null}
      {settings ? <DayHoursProvider settings={settings}>{grid}</DayHoursProvider> : grid}
    </>
  )
}
