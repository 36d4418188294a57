'use client'

import { lazy, Suspense, useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { SlotChoice } from './use-slot-choice'

const loadDatePicker = () => import('./date-picker')
const DatePicker = lazy(loadDatePicker)

function LoadingCalendar() {
  return (
    <div className="grid h-full place-items-center rounded-md border border-line bg-paper">
      <Spinner label="Loading calendar..." />
    </div>
  )
}

/** The calendar, or what stands in its place while it loads or when it could not. */
export function DatePanel({ choice }: { choice: SlotChoice }) {
  const { calendar, date, chooseDate } = choice

  useEffect(() => {
    // The picker's code travels beside the settings, not after them.
    loadDatePicker().catch(() => undefined)
  }, [])

  return (
    <div className="h-[22.25rem]">
      {calendar.status === 'error' ? (
        <Alert
          live
          tone="error"
          title="Failed to load calendar settings"
          action={
            <Button variant="secondary" size="sm" onClick={calendar.retry}>
              Retry
            </Button>
          }
        >
          Check your connection, or write to us and we will find a time by mail.
        </Alert>
      ) : calendar.status === 'loading' ? (
        <LoadingCalendar />
      ) : (
        <Suspense fallback={<LoadingCalendar />}>
          <DatePicker rules={calendar.rules} date={date} onChoose={chooseDate} />
        </Suspense>
      )}
    </div>
  )
}
