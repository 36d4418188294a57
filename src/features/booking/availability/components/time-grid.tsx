import type { Slot } from '@/features/booking/types'
import { clockTime } from '@/lib/time/format'
import { isHour12 } from '../../components/use-visitor'
import { ChosenMark } from './chosen-mark'

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
export function TimeGrid<Offered extends Slot>({
  label,
  slots,
  chosen,
  shown,
  onChoose,
}: TimeGridProps<Offered>) {
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
