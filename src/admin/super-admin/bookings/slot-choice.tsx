'use client'

import { FieldError } from '@/components/ui/field-error'
import type { Slot } from '@/features/booking/types'

interface SlotChoiceProps {
  slots: readonly Slot[]
  chosen: string | undefined
  onChoose: (start: string) => void
  error: string | undefined
  errorId: string
}

/** The free times of a day: one group, through which the arrow keys move. */
export function SlotChoice({ slots, chosen, onChoose, error, errorId }: SlotChoiceProps) {
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">Free times</legend>
      <div className="grid grid-cols-4 gap-2">
        {slots.map(({ start, time }) => (
          <label key={start} className="relative block h-10">
            <input
              type="radio"
              name="preferredTime"
              value={start}
              checked={chosen === start}
              onChange={() => onChoose(start)}
              className="peer absolute inset-0 size-full appearance-none rounded-md"
            />
            <span className="pointer-events-none relative grid h-full place-content-center rounded-md border border-line-strong font-semibold text-sm tabular-nums peer-[:not(:checked):hover]:bg-sage peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action">
              {time}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
