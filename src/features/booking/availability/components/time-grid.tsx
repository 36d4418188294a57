'use client'

import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import type { Slot } from '@/features/booking/types'
import { clockTime, zoneLabel } from '@/lib/time/format'
import { visitorTime } from '../../components/local-time'
import { useHour12 } from '../../components/use-hour12'

type TimeGridProps = {
  label: string
  slots: readonly Slot[]
  chosen: Slot | null
  /** The business's zone, of which the day is. */
  zone: string
  /** The zone in which the times are written first. */
  shown: string
  onChoose: (slot: Slot) => void
}

/** 'Thu 12:00 AM' is written smaller than '12:00 AM', so that three stand beside each other on a phone. */
const LONG = 8

const cell = [
  'pointer-events-none relative grid h-full place-content-center rounded-md border border-line-strong bg-surface py-1 text-center leading-tight transition-colors',
  'peer-[:not(:checked):hover]:border-action peer-[:not(:checked):hover]:bg-sage peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action',
  'forced-colors:peer-checked:border-4',
].join(' ')

/** The free times of a day in three columns, on the narrowest phones in two: one radio group, so that arrow keys move through it. */
export function TimeGrid({ label, slots, chosen, zone, shown, onChoose }: TimeGridProps) {
  const hour12 = useHour12()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="col-span-full grid grid-cols-3 gap-2 max-[22rem]:grid-cols-2"
    >
      {slots.map((slot) => {
        const start = new Date(slot.start)
        const elsewhere = visitorTime({ start: slot.start, zone, visitorZone: shown, hour12 })
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
              <span
                className={cx(
                  'font-semibold tabular-nums',
                  elsewhere && elsewhere.length > LONG ? 'text-sm' : 'text-base',
                )}
              >
                {elsewhere ?? clockTime(start, zone, hour12)}
              </span>
              {elsewhere ? (
                <span className="text-xs tabular-nums">
                  {clockTime(start, zone, hour12)} {zoneLabel(zone, start)}
                </span>
              ) : null}
              {isChosen ? <Icon name="check" className="absolute top-0.5 right-0.5 size-3.5" /> : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}
