import { cx } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useMemo, useState } from 'react'
import { DayPicker, useDayPicker, type Week } from 'react-day-picker'
import { Icon } from '@/components/ui/icon'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { CalendarRules } from '@/features/booking/types'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { longDate, monthName } from '@/lib/time/format'
import { bookingWindow, isBookableDay, isFullDay, pickerDate, pickerDay } from './booking-days'

type DatePickerProps = {
  rules: CalendarRules
  shown: string
  now: Date
  date: string | null
  booked: string | null
  full: ReadonlySet<string>
  onChoose: (date: string | null) => void
  onPointed: () => void
  part: RefObject<HTMLElement | null>
}

const arrow = [
  'grid size-11 place-items-center rounded-md border border-line text-ink transition-colors hover:border-line-strong hover:bg-sunken',
  'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:text-line-strong aria-disabled:hover:bg-transparent',
  'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
].join(' ')

const look = {
  months: 'relative',
  // Keeps the caption clear of the arrows.
  month_caption: 'flex min-h-11 items-center pr-24 max-[22rem]:pr-22',
  caption_label: 'font-display text-xl max-[22rem]:text-lg',
  nav: 'absolute top-0 right-0 z-10 flex gap-2 max-[22rem]:gap-0',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-3 w-full table-fixed border-collapse',
  weekday: 'h-9 font-medium text-faint text-xs',
  day: 'group h-11 p-0.5 text-center',
  day_button: [
    'relative size-full rounded-md bg-good-wash text-sm font-semibold tabular-nums transition-colors hover:bg-sage',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:font-normal disabled:text-faint',
    'group-data-[selected]:bg-action group-data-[selected]:text-on-action group-data-[selected]:hover:bg-action-hover',
    // The underline also shows in forced colors.
    'group-data-[selected]:underline group-data-[selected]:decoration-2 group-data-[selected]:underline-offset-4',
    'forced-colors:group-data-[selected]:outline-3 forced-colors:group-data-[selected]:-outline-offset-3',
    'group-data-[today]:after:absolute group-data-[today]:after:inset-x-0 group-data-[today]:after:bottom-1 group-data-[today]:after:mx-auto',
    'group-data-[today]:after:size-1 group-data-[today]:after:rounded-full group-data-[today]:after:bg-signal',
  ].join(' '),
  hidden: 'invisible',
}

const past = 'invisible'

const current = '[&>button]:outline-2 [&>button]:-outline-offset-2 [&>button]:outline-signal'

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
}

function CurrentWeek({ week, ...row }: ComponentProps<typeof Week>) {
  const { getModifiers } = useDayPicker()
  const last = week.days.at(-1)
  const isOver = last && getModifiers(last).past
  return <tr {...row} className={cx(row.className, isOver && 'hidden')} />
}

// The name contains '26' as a word, unlike '26th', so voice control finds the button.
function dayLabel(day: Date, { today, selected, booked, full }: Record<string, boolean>) {
  const ends = `${full ? ', fully booked' : ''}${booked ? ', your call is on this day' : ''}${selected ? ', selected' : ''}`
  return `${today ? 'Today, ' : ''}${longDate(pickerDay(day))}${ends}`
}

function EmptyMonth(props: { month: string; other: string | undefined; onTurn: (month: Date) => void }) {
  const { month, other, onTurn } = props
  return (
    <p className="mt-3 text-soft text-sm">
      No free days in {monthName(month)}.{' '}
      {other && (
        <button type="button" className="text-link" onClick={() => onTurn(pickerDate(other))}>
          Show {monthName(other)}
        </button>
      )}
    </p>
  )
}

export default function DatePicker(props: DatePickerProps) {
  const { rules, shown, now, date, booked, full, onChoose, onPointed, part } = props
  const { today, first, last } = useMemo(() => bookingWindow(rules, now, shown), [rules, now, shown])
  // The call that is moved frees its own time.
  const isFull = (day: string) => day !== booked && isFullDay(rules, now, shown, day, full)
  const isFree = (day: string) => isBookableDay(rules, now, shown, day) && !isFull(day)
  const firstFree = (from: string): string | undefined => {
    let day = from
    while (day < last && !isFree(day)) day = addCalendarDays(day, 1)
    return day <= last && isFree(day) ? day : undefined
  }
  const free = firstFree(first)
  const [turned, setMonth] = useState<Date>()
  const opened = booked && today <= booked && booked <= last ? booked : (free ?? first)
  const month = turned ?? pickerDate(date ?? opened)
  const start = `${pickerDay(month).slice(0, 7)}-01`
  const next = firstFree(start < first ? first : start)
  const [seen, setSeen] = useState(date)
  if (date !== seen) {
    setSeen(date)
    if (date) setMonth(pickerDate(date))
  }
  useKeepFocus(part, start)
  return (
    <DayPicker
      mode="single"
      weekStartsOn={1}
      today={pickerDate(today)}
      startMonth={pickerDate(today)}
      endMonth={pickerDate(last)}
      month={month}
      onMonthChange={setMonth}
      selected={date ? pickerDate(date) : undefined}
      onSelect={(day, _chosen, _modifiers, event) => {
        onChoose(day ? pickerDay(day) : null)
        // A keyboard click has no count.
        if (day && event.detail > 0) onPointed()
      }}
      disabled={(day) => !isFree(pickerDay(day))}
      modifiers={{
        past: { before: pickerDate(today) },
        booked: booked ? [pickerDate(booked)] : [],
        full: (day) => isFull(pickerDay(day)),
      }}
      modifiersClassNames={{ past, booked: current, full: '[&>button]:line-through' }}
      classNames={look}
      footer={
        next?.slice(0, 7) === start.slice(0, 7) ? undefined : (
          <EmptyMonth month={start} other={next ?? free} onTurn={setMonth} />
        )
      }
      components={{ Chevron, Week: CurrentWeek }}
      labels={{
        labelDayButton: dayLabel,
        labelNext: () => 'Next month',
        labelPrevious: () => 'Previous month',
      }}
    />
  )
}
