'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { TypedDialog } from '@/admin/ui/typed-dialog'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { longDate } from '@/lib/time/format'
import { type ChosenDay, DayForm } from './day-form'

const DayHours = createContext<(day: ChosenDay) => void>(() => {})

/** Opens the dialog about the hours of one day, or about a part of it. */
export const useDayHours = () => useContext(DayHours)

type DayHoursProviderProps = { settings: EditableSettings; children: ReactNode }

/** Holds the dialog for all days of the week. */
export function DayHoursProvider({ settings, children }: DayHoursProviderProps) {
  const [day, setDay] = useState<ChosenDay>()
  const close = () => setDay(undefined)
  return (
    <DayHours value={setDay}>
      {children}
      <TypedDialog
        open={day !== undefined}
        onClose={close}
        title="Hours of a day"
        description={day ? `${longDate(day.date)}. Booked calls stay as they are.` : ''}
      >
        {day ? <DayForm key={day.date} day={day} settings={settings} onClose={close} /> : null}
      </TypedDialog>
    </DayHours>
  )
}
