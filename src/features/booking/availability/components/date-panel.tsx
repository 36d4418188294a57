import { useRef } from 'react'
import { useLazyPart } from '@/components/form/use-lazy-part'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { SlotChoice } from './use-slot-choice'

const loadDatePicker = () => import('./date-picker')

function LoadingCalendar() {
  return (
    <div className="grid min-h-52 place-items-center sm:min-h-[22.25rem] rounded-md border border-line bg-paper">
      <Spinner label="Loading calendar..." />
    </div>
  )
}

/** The calendar, its placeholder or its error. @param onPointed called after a choice by pointer or touch */
export function DatePanel({ choice, onPointed }: { choice: SlotChoice; onPointed: () => void }) {
  const { calendar, date, booked, now, chooseDate, zone } = choice

  // Loads the picker's code in parallel with the settings.
  const picker = useLazyPart(loadDatePicker)

  const part = useRef<HTMLDivElement>(null)

  function retry() {
    // The pressed button disappears, so the focus moves here.
    part.current?.focus({ preventScroll: true })
    if (picker.status === 'failed') picker.retry()
    if (calendar.status === 'error') calendar.retry()
  }

  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {calendar.status === 'error' || picker.status === 'failed' ? (
        <Alert
          live
          tone="error"
          title="Error: Failed to load calendar settings"
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              Retry
            </Button>
          }
        >
          Check your connection, or write to us and we will find a time by email.
        </Alert>
      ) : calendar.status === 'loading' || picker.status === 'loading' ? (
        <LoadingCalendar />
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
