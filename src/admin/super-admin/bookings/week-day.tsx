'use client'

import { cx } from 'class-variance-authority'
import type { CSSProperties, MouseEvent } from 'react'
import { useClock } from '@/admin/ui/values'
import { Icon } from '@/components/ui/icon'
import { dayBlocks, minutesOf, type Place } from '@/features/booking/desk/week-layout'
import { longDate, timeInZone } from '@/lib/time/format'
import { dateInZone } from '@/lib/time/zone'
import { useBook } from './book-provider'
import { useDayHours } from './day-hours'
import { useDeskRights } from './desk-rights'
import type { ShownWeek } from './shown-week'
import { useDrag } from './use-drag'
import { WeekCall } from './week-call'
import { type Cell, type DayRange, HOUR_PX, halfHour, wallTime } from './week-cells'

/** Where a part of the day is in its column, for CSS. */
type StyleOf = (place: Pick<Place, 'top' | 'height'> & Partial<Place>) => CSSProperties

type BusyTimesProps = { day: ShownWeek['days'][number]; zone: string; styleOf: StyleOf }

function BusyTimes({ day, zone, styleOf }: BusyTimesProps) {
  const times = day.busy.map((time) => ({ ...time, id: `${time.calendar} ${time.start}` }))
  if (times.length === 0) return null
  const at = (instant: string) => timeInZone(new Date(instant), zone)
  return (
    <ul
      aria-label="Busy in other calendars"
      className="pointer-events-none max-md:grid max-md:gap-1 max-md:px-3 max-md:pt-3"
    >
      {dayBlocks(times, day.date, zone).map(({ call, ...place }) => (
        <li
          key={call.id}
          title={call.calendar}
          style={styleOf(place)}
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

const placeOf = ({ start, end }: DayRange) => ({
  top: minutesOf(start),
  height: minutesOf(end) - minutesOf(start),
})

function MarkedRange({ range, styleOf }: { range: DayRange; styleOf: StyleOf }) {
  return (
    <div
      aria-hidden="true"
      style={styleOf(placeOf(range))}
      className="pointer-events-none absolute inset-x-0.5 top-(--top) z-10 h-(--height) rounded-sm border-2 border-action bg-good-wash/80 px-1.5 font-semibold text-action text-xs tabular-nums max-md:hidden"
    >
      {range.start} to {range.end}
    </div>
  )
}

interface WeekDayProps {
  week: ShownWeek
  day: ShownWeek['days'][number]
  cells: readonly Cell[]
  from: number
  stop: string | undefined
  onFocus: (key: string) => void
  marked: DayRange | null
}

export function WeekDay({ week, day, cells, from, stop, onFocus, marked }: WeekDayProps) {
  const { zone, lanes, isDesks } = week
  const book = useBook()
  const hoursOf = useDayHours()
  const { now } = useClock()
  const { mayManage } = useDeskRights()
  const isFixed = !mayManage || !isDesks || day.date < dateInZone(new Date(now), zone)
  const name = longDate(day.date)
  const px = (minute: number) => `${(minute * HOUR_PX) / 60}px`
  const styleOf: StyleOf = ({ top, height, lane = 0, lanes = 1 }) =>
    ({
      '--top': px(top - from * 60),
      '--height': px(height),
      '--lane': lane,
      '--lanes': lanes,
    }) as CSSProperties

  const { date, open } = day
  const drag = useDrag({ from: from * 60, onMarked: (range) => hoursOf({ date, open, range }) })
  const range = drag.range ?? marked

  function bookAt(event: MouseEvent<HTMLButtonElement>) {
    if (event.detail === 0 || !window.matchMedia('(width >= 48rem)').matches) return book({ date: day.date })
    const minute = from * 60 + (event.nativeEvent.offsetY / HOUR_PX) * 60
    book({ date: day.date, time: wallTime(halfHour(minute)) })
  }

  return (
    <section
      aria-label={name}
      className="relative border-line max-md:border-t max-md:first-of-type:border-t-0 md:border-l"
    >
      <h3
        className={cx(
          'flex h-[52px] items-center gap-2 border-b px-3 font-sans text-sm md:max-lg:flex-col md:max-lg:items-start md:max-lg:justify-center md:max-lg:gap-0.5',
          day.isToday ? 'font-semibold text-ink' : 'text-soft',
        )}
      >
        <span className="md:sr-only">{name}</span>
        <span aria-hidden="true" className="max-md:hidden">
          {`${name.slice(0, 3)} ${Number(day.date.slice(8))}`}
        </span>
        {day.isToday ? (
          <span className="rounded-sm bg-sage px-1.5 font-semibold text-ink text-xs [overflow-wrap:normal]">
            Today
          </span>
        ) : null}
      </h3>
      {lanes.length > 0 ? (
        <p aria-hidden="true" className="flex h-6 border-b text-faint text-xs max-md:hidden">
          {lanes.map((lane) => (
            <span
              key={lane.host}
              title={lane.name}
              className="min-w-0 flex-1 overflow-hidden whitespace-nowrap px-0.5 py-0.5"
            >
              {lane.name}
            </span>
          ))}
        </p>
      ) : null}
      {isFixed ? null : (
        <button
          type="button"
          onClick={() => hoursOf({ date, open })}
          className="absolute top-2.5 right-1 grid size-8 place-items-center rounded-sm text-faint hover:bg-good-wash hover:text-action"
        >
          <Icon name="clock" className="size-4" />
          <span className="sr-only">Hours of {name}</span>
        </button>
      )}
      <div
        {...(isFixed ? {} : drag.handlers)}
        className="md:relative md:h-[calc(var(--hour)*var(--hours))] md:select-none md:bg-sunken"
      >
        {(lanes.length > 0 ? day.lanes : [day.open]).map((open, lane, { length }) =>
          open.map((hours) => (
            <div
              key={`${lanes[lane]?.host} ${hours.start}`}
              aria-hidden="true"
              style={styleOf({ ...placeOf(hours), lane, lanes: length })}
              className="absolute top-(--top) left-[calc(100%*var(--lane)/var(--lanes))] h-(--height) w-[calc(100%/var(--lanes)-1px)] bg-surface max-md:hidden"
            />
          )),
        )}
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_var(--hour))] max-md:hidden"
        />
        {isFixed ? null : (
          <button
            type="button"
            tabIndex={-1}
            onClick={bookAt}
            className="absolute inset-0 w-full max-md:hidden"
          >
            <span className="sr-only">Book at another time on {name}</span>
          </button>
        )}
        <BusyTimes day={day} zone={zone} styleOf={styleOf} />
        {cells.length > 0 ? (
          <ul className="max-md:grid max-md:grid-cols-3 max-md:gap-1.5 max-md:p-3">
            {cells.map((cell) => (
              <li
                key={cell.key}
                style={styleOf(cell)}
                className={cell.kind === 'call' ? 'max-md:col-span-full' : undefined}
              >
                {cell.kind === 'call' ? (
                  <WeekCall
                    call={cell.call}
                    place={cell}
                    zone={zone}
                    withHost={lanes.length > 0}
                    isStop={stop === cell.key}
                    onFocus={onFocus}
                  />
                ) : (
                  <button
                    type="button"
                    data-cell={cell.key}
                    tabIndex={stop === cell.key ? 0 : -1}
                    onFocus={() => onFocus(cell.key)}
                    onClick={() => book({ date: day.date, time: cell.slot.time })}
                    className="group flex items-start gap-1 overflow-hidden whitespace-nowrap rounded-sm px-1.5 py-1 text-left text-faint text-xs tabular-nums hover:bg-good-wash hover:text-action focus-visible:bg-good-wash focus-visible:text-action max-md:min-h-10 max-md:w-full max-md:items-center md:absolute md:top-(--top) md:left-[calc(100%*var(--lane)/var(--lanes)+2px)] md:h-(--height) md:w-[calc(100%/var(--lanes)-4px)] md:-outline-offset-2"
                  >
                    <Icon name="plus" className={cx('size-3.5 shrink-0', cell.lanes > 1 && 'md:hidden')} />
                    <span aria-hidden="true">{cell.slot.time}</span>
                    <span className="sr-only">
                      {cell.slot.time}: free, book for a visitor on {name}
                    </span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {range ? <MarkedRange range={range} styleOf={styleOf} /> : null}
        {cells.length === 0 ? (
          <p className="px-3 py-3 text-faint text-xs md:hidden">
            {day.isOff ? 'Closed on this day.' : 'No calls and no free times.'}
          </p>
        ) : null}
      </div>
    </section>
  )
}
