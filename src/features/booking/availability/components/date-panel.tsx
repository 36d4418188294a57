import { useRef } from 'react'
import { useLazyPart } from '@/components/form/use-lazy-part'
import { Spinner } from '@/components/ui/spinner'
import { LoadFailure } from '../../components/load-failure'
import type { SlotChoice } from './use-slot-choice'

const loadDatePicker = () => import('./date-picker')

/** The calendar, its placeholder or its error. @param onPointed called after a choice by pointer or touch */
export function DatePanel({ choice, onPointed }: { choice: SlotChoice; onPointed: () => void }) {
  const { calendar, date, booked, now, chooseDate, zone } = choice

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
      ) : !calendar.rules || picker.status === 'loading' ? (
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
          onChoose={chooseDate}
          onPointed={onPointed}
        />
      )}
    </div>
  )
}
