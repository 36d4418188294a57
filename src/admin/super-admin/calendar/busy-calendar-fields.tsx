'use client'

import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { NAME_LENGTH } from '@/features/calendar/feeds/schema'
import { ADDRESS_LENGTH } from '@/lib/validation/outside-address'
import { EntryList } from './entry-list'

interface BusyCalendarFieldsProps {
  settings: EditableSettings
  errors: FieldMessages
}

export function BusyCalendarFields({ settings, errors }: BusyCalendarFieldsProps) {
  return (
    <EntryList
      title="Other calendars"
      hint="Up to five. Their busy times are not offered to visitors. Enter the secret address in iCal format (.ics). Anyone who has it can read the calendar."
      add="Add a calendar"
      entries={settings.busyCalendars}
    >
      {(entry, place) => (
        <>
          <Field label="Name" error={errors[`busyCalendars.${place}.name`]} required>
            {(control) => (
              <Input
                {...control}
                name={`busyCalendars.${place}.name`}
                defaultValue={entry?.name ?? ''}
                maxLength={NAME_LENGTH}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label="Address" error={errors[`busyCalendars.${place}.url`]} required>
            {(control) => (
              <Input
                {...control}
                name={`busyCalendars.${place}.url`}
                defaultValue={entry?.url ?? ''}
                maxLength={ADDRESS_LENGTH}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        </>
      )}
    </EntryList>
  )
}
