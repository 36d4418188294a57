import { useId } from 'react'
import { clockTime, shortDateInZone } from '@/lib/time/format'
import { isHour12 } from '../../components/use-visitor'
import { ChosenMark } from './chosen-mark'
import type { SlotChoice } from './use-slot-choice'

const look = [
  'grid min-h-14 w-full place-content-center rounded-md border border-line-strong bg-good-wash text-center text-base leading-tight tabular-nums transition-colors hover:bg-sage',
  'aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action forced-colors:aria-pressed:border-4',
].join(' ')

/** The next free times. Empty while loading and after an error. `onPointed` is for pointer choices. */
export function NextFree({ choice, onPointed }: { choice: SlotChoice; onPointed: () => void }) {
  const titleId = useId()
  const { slot, chooseNext } = choice
  const { shown } = choice.zone
  const next = choice.nextFree?.next

  if (next?.length === 0) return null
  return (
    // Reserves the height of its buttons, two rows on the narrowest screens.
    <div className="mb-8 min-h-22 max-[22rem]:min-h-38">
      {next ? (
        <>
          <p id={titleId} className="mb-2 font-semibold text-sm">
            Next free:
          </p>
          <ul aria-labelledby={titleId} className="grid max-w-md grid-cols-3 gap-2 max-[22rem]:grid-cols-2">
            {next.map((first) => {
              const isChosen = slot?.start === first.start
              const start = new Date(first.start)
              return (
                <li key={first.start}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    onClick={({ detail }) => {
                      chooseNext(first)
                      if (detail > 0) onPointed()
                    }}
                    className={look}
                  >
                    <span className="text-xs">
                      <span>{shortDateInZone(start, shown)}</span>
                      <span className="sr-only">,</span>
                    </span>{' '}
                    <ChosenMark on={isChosen}>{clockTime(start, shown, isHour12())}</ChosenMark>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      ) : null}
    </div>
  )
}
