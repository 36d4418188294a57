'use client'

import { InputField } from '@/admin/ui/input-field'
import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { meetingKindNames, meetingKinds } from '@/features/booking/meeting/rules'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { weekdayNames } from '@/lib/time/format'
import { EntryFields } from './day-fields'
import { EntryList } from './entry-list'

interface WeeklyHoursFieldsProps {
  settings: { weeklyHours: readonly EditableSettings['weeklyHours'][number][] }
  errors: FieldMessages
}

const weekdays = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))
const times = [
  { name: 'start', label: 'From', type: 'time', required: true },
  { name: 'end', label: 'To', type: 'time', required: true },
] as const

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
          <EntryFields fields={times} list="weeklyHours" place={place} entry={entry} errors={errors} />
        </>
      )}
    </EntryList>
  )
}

const kinds = meetingKindNames.map((value) => ({ value, label: meetingKinds[value] }))

export function MeetingFields({ settings, errors }: { settings: EditableSettings; errors: FieldMessages }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="How calls take place"
        hint="If it is by phone, visitors must enter their number. Booked calls stay as they are."
        error={errors.meetingKind}
        required
      >
        {(control) => (
          <Select {...control} name="meetingKind" options={kinds} defaultValue={settings.meetingKind} />
        )}
      </Field>
      <InputField
        errors={errors}
        label="Link to the calls"
        hint="Must start with https://. {room} is replaced with a secret name for each booking."
        name="meetingUrl"
        inputMode="url"
        defaultValue={settings.meetingUrl ?? ''}
      />
    </div>
  )
}
