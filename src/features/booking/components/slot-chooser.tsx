'use client'

import { useState } from 'react'
import { pickerDate } from './booking-days'
import { DatePanel } from './date-panel'
import { StepHeading } from './step-heading'
import { TimePanel } from './time-panel'
import type { SlotChoice } from './use-slot-choice'
import { ZoneNote } from './zone-note'

/** Day and time, one under the other or side by side as the room allows. */
export function SlotChooser({ choice }: { choice: SlotChoice }) {
  const [now] = useState(() => new Date())
  const { calendar, availability, date, slot } = choice
  const zone = calendar.rules?.timezone ?? null
  const firstSlot = slot ?? availability.slots[0]
  const instant = firstSlot ? new Date(firstSlot.start) : date ? pickerDate(date) : now
  return (
    <div className="@container">
      <div className="grid @xl:grid-cols-2 content-start gap-x-10 gap-y-8">
        <section aria-label="Date">
          <StepHeading step={1}>Choose a day</StepHeading>
          <DatePanel choice={choice} />
        </section>
        <section id="times" aria-label="Time">
          <StepHeading step={2}>Choose a time</StepHeading>
          <ZoneNote zone={zone} instant={zone ? instant : null} />
          <TimePanel choice={choice} zone={zone ?? 'Europe/Berlin'} />
        </section>
      </div>
    </div>
  )
}
