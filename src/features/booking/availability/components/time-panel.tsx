import { cx } from 'class-variance-authority'
import { useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import type { Slot } from '@/features/booking/types'
import { clockTime, longDate } from '@/lib/time/format'
import { LoadFailure } from '../../components/load-failure'
import { isHour12 } from '../../components/use-visitor'
import { slotsPerDay } from './booking-days'
import { ChosenMark } from './chosen-mark'
import type { SlotChoice } from './use-slot-choice'

type TimeGridProps<Offered> = {
  label: string
  slots: readonly Offered[]
  chosen: Slot | null
  shown: string
  onChoose: (slot: Offered) => void
}

const cell = [
  'pointer-events-none relative grid h-full place-content-center rounded-md border border-line-strong bg-surface py-1 text-center leading-tight transition-colors',
  'peer-[:not(:checked):hover]:border-action peer-[:not(:checked):hover]:bg-sage peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action',
  'forced-colors:peer-checked:border-4',
].join(' ')

/** The free times as one radio group, so that arrow keys move through it. */
function TimeGrid<Offered extends Slot>({ label, slots, chosen, shown, onChoose }: TimeGridProps<Offered>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="col-span-full grid grid-cols-3 gap-2 max-[22rem]:grid-cols-2"
    >
      {slots.map((slot) => {
        const isChosen = chosen?.start === slot.start
        return (
          <label key={slot.start} className="relative grid min-h-14">
            <input
              type="radio"
              name="slot"
              value={slot.start}
              checked={isChosen}
              onChange={() => onChoose(slot)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
            />
            <span className={cell}>
              <ChosenMark on={isChosen}>{clockTime(new Date(slot.start), shown, isHour12())}</ChosenMark>
            </span>
          </label>
        )
      })}
    </div>
  )
}

const looks = {
  idle: 'hidden',
  loading: 'animate-pulse bg-sunken motion-reduce:animate-none',
  ready: 'invisible',
  error: 'invisible',
} as const

/** Cells of the same size as times, so that nothing below moves. */
function TimePlaceholders({ count, look }: { count: number; look: SlotChoice['availability']['status'] }) {
  return Array.from({ length: Math.max(count, 0) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cells without identity
    <span key={place} aria-hidden="true" className={cx('h-14 rounded-md', looks[look])} />
  ))
}

const TYPICAL_SLOTS = 8

function announcement({ availability, date }: SlotChoice): string {
  if (!date || availability.status === 'idle') return ''
  if (availability.status === 'loading') return 'Loading available times...'
  if (availability.status === 'error') return ''
  const count = availability.slots.length
  if (count === 0) return 'No available times for this date'
  return `${count} available ${count === 1 ? 'time' : 'times'} on ${longDate(date)}`
}

export function TimePanel({ choice }: { choice: SlotChoice }) {
  const { availability, calendar, date, slot, chooseSlot } = choice
  const part = useRef<HTMLDivElement>(null)
  const rows = Math.ceil((calendar.rules ? slotsPerDay(calendar.rules) : TYPICAL_SLOTS) / 3)
  const shown = availability.slots.length
  const usedRows = availability.status === 'ready' ? Math.max(Math.ceil(shown / 3), 1) : 0

  return (
    <div ref={part} tabIndex={-1} className="mt-2 grid gap-3 outline-none">
      <p role="status" className="min-h-12 text-sm text-soft lg:min-h-6">
        {date ? announcement(choice) : 'Choose a day to see times'}
      </p>
      {availability.toBeConfirmed && shown > 0 ? (
        <Alert tone="info">
          Our calendar cannot be reached right now. You can still request a time: we confirm it by email or
          offer another one.
        </Alert>
      ) : null}
      {availability.status === 'error' ? (
        <LoadFailure title="Error: Failed to load available times" onRetry={availability.retry} part={part} />
      ) : (
        <div className="grid grid-cols-3 gap-2" aria-busy={availability.status === 'loading'}>
          {date && shown > 0 ? (
            <TimeGrid
              label={`Available times on ${longDate(date)}`}
              slots={availability.slots}
              chosen={slot}
              shown={choice.zone.shown}
              onChoose={chooseSlot}
            />
          ) : null}
          {availability.status === 'ready' && shown === 0 ? (
            <p className="col-span-3 grid min-h-14 place-content-center rounded-md bg-paper px-3 text-center text-sm text-soft">
              {availability.reason ?? 'Please choose another day.'}
            </p>
          ) : null}
          {date ? <TimePlaceholders count={(rows - usedRows) * 3} look={availability.status} /> : null}
        </div>
      )}
    </div>
  )
}
