import { useId, useRef } from 'react'
import { useLazyPart } from '@/components/form/use-lazy-part'
import { Spinner } from '@/components/ui/spinner'
import { clockTime, shortDateInZone } from '@/lib/time/format'
import { LoadFailure } from '../../components/load-failure'
import { isHour12 } from '../../components/use-visitor'
import { pickerDate } from './booking-days'
import { ChosenMark } from './chosen-mark'
import { StepHeading } from './step-heading'
import { TimePanel } from './time-panel'
import type { SlotChoice } from './use-slot-choice'
import { ZoneNote } from './zone-note'

const look = [
  'grid min-h-14 w-full place-content-center rounded-md border border-line-strong bg-good-wash text-center text-base leading-tight tabular-nums transition-colors hover:bg-sage',
  'aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action forced-colors:aria-pressed:border-4',
].join(' ')

function NextFree({ choice, onPointed }: { choice: SlotChoice; onPointed: () => void }) {
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

const loadDatePicker = () => import('./date-picker')

function DatePanel({ choice, onPointed }: { choice: SlotChoice; onPointed: () => void }) {
  const { calendar, date, booked, now, nextFree, chooseDate, zone } = choice

  // Loads the picker's code in parallel with the settings.
  const picker = useLazyPart(loadDatePicker)

  const part = useRef<HTMLDivElement>(null)

  function retry() {
    if (picker.status === 'failed') picker.retry()
    if (calendar.failed) calendar.retry()
  }

  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {calendar.failed || picker.status === 'failed' ? (
        <LoadFailure title="Error: Failed to load calendar settings" onRetry={retry} part={part}>
          Check your connection, or write to us and we will find a time by email.
        </LoadFailure>
      ) : !calendar.rules || !nextFree || picker.status === 'loading' ? (
        <div className="grid min-h-52 place-items-center sm:min-h-[22.25rem] rounded-md border border-line bg-paper">
          <Spinner label="Loading calendar..." />
        </div>
      ) : (
        <picker.part.default
          rules={calendar.rules}
          shown={zone.shown}
          now={now}
          date={date}
          booked={booked}
          full={nextFree.full}
          onChoose={chooseDate}
          onPointed={onPointed}
          part={part}
        />
      )}
    </div>
  )
}

/** Scrolls an element to the top, unless enough of it is visible. */
function bringIntoView(element: HTMLElement | null) {
  if (!element || element.getBoundingClientRect().top < window.innerHeight / 2) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

export function SlotChooser({ choice }: { choice: SlotChoice }) {
  const times = useRef<HTMLElement>(null)
  const { availability, date, slot, zone, places, now } = choice
  const firstSlot = slot ?? availability.slots[0]
  const showTimes = () => bringIntoView(times.current)
  const instant = firstSlot ? new Date(firstSlot.start) : date ? pickerDate(date) : now
  return (
    <div className="@container">
      <NextFree choice={choice} onPointed={showTimes} />
      <div className="grid @xl:grid-cols-2 grid-cols-1 content-start gap-x-10 gap-y-8">
        <section id={places.days} aria-label="Date" className="scroll-mt-24">
          <StepHeading step={1}>Choose a day</StepHeading>
          <DatePanel choice={choice} onPointed={showTimes} />
        </section>
        <section id={places.times} ref={times} aria-label="Time" className="scroll-mt-24">
          <StepHeading step={2}>Choose a time</StepHeading>
          <ZoneNote zone={zone} instant={instant} />
          <TimePanel choice={choice} />
        </section>
      </div>
    </div>
  )
}
