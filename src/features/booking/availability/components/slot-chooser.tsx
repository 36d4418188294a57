import { useRef } from 'react'
import { pickerDate } from './booking-days'
import { DatePanel } from './date-panel'
import { NextFree } from './next-free'
import { StepHeading } from './step-heading'
import { TimePanel } from './time-panel'
import type { SlotChoice } from './use-slot-choice'
import { ZoneNote } from './zone-note'

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
