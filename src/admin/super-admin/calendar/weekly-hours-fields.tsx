'use client'

import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { weekdayNames } from '@/lib/time/format'
import { EntryList } from './entry-list'

interface WeeklyHoursFieldsProps {
  settings: EditableSettings
  errors: FieldMessages
}

const weekdays = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))
const times = [
  { name: 'start', label: 'From' },
  { name: 'end', label: 'To' },
] as const

/** Hours of each weekday instead of the same ones on all working days. */
export function WeeklyHoursFields({ settings, errors }: WeeklyHoursFieldsProps) {
  return (
    <EntryList
      title="Hours by weekday"
      hint="If you add rows, only these weekdays and hours are open; the working days, hours and break no longer apply. For a break, add two rows for the same weekday."
      add="Add hours of a weekday"
      entries={settings.weeklyHours}
    >
      {(entry, place) => (
        <>
          <Field
            label="Weekday"
            error={errors[`weeklyHours.${place}.weekday`]}
            required
            className="sm:col-span-2"
          >
            {(control) => (
              <Select
                {...control}
                name={`weeklyHours.${place}.weekday`}
                options={weekdays}
                defaultValue={String(entry?.weekday ?? 1)}
              />
            )}
          </Field>
          {times.map(({ name, label }) => (
            <Field key={name} label={label} error={errors[`weeklyHours.${place}.${name}`]} required>
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  name={`weeklyHours.${place}.${name}`}
                  defaultValue={entry?.[name] ?? ''}
                />
              )}
            </Field>
          ))}
        </>
      )}
    </EntryList>
  )
}
