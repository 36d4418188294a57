'use client'

import type { Slot } from '@/features/booking/types'
import { visitorTime } from './local-time'

type TimeGridProps = {
  label: string
  slots: readonly Slot[]
  chosen: Slot | null
  zone: string
  visitorZone: string | null
  onChoose: (slot: Slot) => void
}

/** The free times of a day in three columns: one radio group, so that arrow keys move through it. */
export function TimeGrid({ label, slots, chosen, zone, visitorZone, onChoose }: TimeGridProps) {
  return (
    <div role="radiogroup" aria-label={label} className="col-span-full grid grid-cols-3 gap-2">
      {slots.map((slot) => {
        const local = visitorTime({ start: slot.start, zone, visitorZone })
        return (
          <label key={slot.start} className="relative block h-14">
            <input
              type="radio"
              name="slot"
              value={slot.start}
              checked={chosen?.start === slot.start}
              onChange={() => onChoose(slot)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
            />
            <span className="pointer-events-none relative grid h-full place-content-center rounded-md border border-line-strong bg-surface text-center leading-tight transition-colors peer-[:not(:checked):hover]:border-action peer-[:not(:checked):hover]:bg-sage peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action">
              <span className="font-semibold text-base tabular-nums">{slot.time}</span>
              {local ? <span className="text-xs tabular-nums">{local} yours</span> : null}
            </span>
          </label>
        )
      })}
    </div>
  )
}
