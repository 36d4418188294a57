'use client'

import { useEffect, useId, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { clockTime, shortDateInZone } from '@/lib/time/format'
import { fetchNextFree, type NextSlot } from '../../components/booking-calls'
import { useHour12 } from '../../components/use-hour12'
import type { SlotChoice } from './use-slot-choice'

const look = [
  'relative grid min-h-14 w-full place-content-center rounded-md border border-line-strong bg-good-wash text-center text-base leading-tight tabular-nums transition-colors hover:bg-sage',
  'aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action forced-colors:aria-pressed:border-4',
].join(' ')

/**
 * The next free times, each one press away. Nothing stands here while they load or when they cannot be told.
 * @param onPointed a time was chosen by pointer or touch.
 */
export function NextFree({ choice, onPointed }: { choice: SlotChoice; onPointed: () => void }) {
  const hour12 = useHour12()
  const titleId = useId()
  const [next, setNext] = useState<NextSlot[]>()
  const { slot, chooseNext, releases } = choice
  const { shown } = choice.zone

  // biome-ignore lint/correctness/useExhaustiveDependencies: a time that was taken makes these old
  useEffect(() => {
    const stop = new AbortController()
    void fetchNextFree(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setNext(answer.ok ? answer.data : [])
    })
    return () => stop.abort()
  }, [releases])

  if (next?.length === 0) return null
  return (
    // As high as its buttons will be, so that nothing below moves: in two rows on the narrowest screens.
    <div className="mb-8 min-h-22 max-[22rem]:min-h-38">
      {next ? (
        <>
          <p id={titleId} className="mb-2 font-semibold text-sm">
            Next free:
          </p>
          <ul aria-labelledby={titleId} className="grid max-w-md grid-cols-3 gap-2 max-[22rem]:grid-cols-2">
            {next.map(({ date, ...first }) => {
              const isChosen = slot?.start === first.start
              const start = new Date(first.start)
              return (
                <li key={first.start}>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    onClick={({ detail }) => {
                      chooseNext(date, first)
                      if (detail > 0) onPointed()
                    }}
                    className={look}
                  >
                    <span className="text-xs">
                      {shortDateInZone(start, shown)}
                      <span className="sr-only">,</span>
                    </span>{' '}
                    <span className="font-semibold">{clockTime(start, shown, hour12)}</span>
                    {isChosen ? <Icon name="check" className="absolute top-0.5 right-0.5 size-3.5" /> : null}
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
