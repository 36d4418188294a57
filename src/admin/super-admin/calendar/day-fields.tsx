'use client'

import type { ComponentProps } from 'react'
import { InputField } from '@/admin/ui/input-field'
import type { FieldMessages } from '@/components/form/form-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { NOTE_LENGTH } from '@/features/booking/settings/days'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { NAME_LENGTH } from '@/features/calendar/feeds/schema'
import { endTimeInField } from '@/lib/time/calendar-date'
import { ADDRESS_LENGTH } from '@/lib/validation/outside-address'
import { EntryList } from './entry-list'

interface PartProps<Name extends keyof EditableSettings> {
  settings: Pick<EditableSettings, Name>
  errors: FieldMessages
}

export function BusyCalendarFields({ settings, errors }: PartProps<'busyCalendars'>) {
  return (
    <EntryList
      title="Other calendars"
      hint="Up to five. Their busy times are not offered to visitors. Enter the secret address in iCal format (.ics). Anyone who has it can read the calendar."
      add="Add a calendar"
      entries={settings.busyCalendars}
    >
      {(entry, place) => (
        <EntryFields
          fields={busyCalendarFields}
          list="busyCalendars"
          place={place}
          entry={entry}
          errors={errors}
        />
      )}
    </EntryList>
  )
}

interface EntryField<Name extends string>
  extends Pick<ComponentProps<'input'>, 'type' | 'required' | 'maxLength' | 'inputMode' | 'spellCheck'> {
  name: Name
  label: string
}

interface EntryFieldsProps<Name extends string> {
  fields: readonly EntryField<Name>[]
  /** The field of the settings, and the place in it: 'daysOff', 0. */
  list: string
  place: number
  entry: { readonly [name in Name]?: string | null } | undefined
  errors: FieldMessages
}

const busyCalendarFields: EntryField<'name' | 'url'>[] = [
  { name: 'name', label: 'Name', required: true, maxLength: NAME_LENGTH },
  {
    name: 'url',
    label: 'Address',
    required: true,
    maxLength: ADDRESS_LENGTH,
    inputMode: 'url',
    spellCheck: false,
  },
]
const note = { name: 'note', label: 'Note for the team', maxLength: NOTE_LENGTH } as const
const dayOffFields: EntryField<'from' | 'to' | 'note'>[] = [
  { name: 'from', label: 'First day', type: 'date', required: true },
  { name: 'to', label: 'Last day (optional)', type: 'date' },
  note,
]
const specialHoursFields: EntryField<'date' | 'note' | 'start' | 'end'>[] = [
  { name: 'date', label: 'Date', type: 'date', required: true },
  note,
  { name: 'start', label: 'From', type: 'time', required: true },
  { name: 'end', label: 'To', type: 'time', required: true },
]

export function EntryFields<Name extends string>({
  fields,
  list,
  place,
  entry,
  errors,
}: EntryFieldsProps<Name>) {
  return fields.map(({ name, ...field }) => (
    <InputField
      key={name}
      errors={errors}
      name={`${list}.${place}.${name}`}
      defaultValue={endTimeInField(entry?.[name] ?? '')}
      {...field}
    />
  ))
}

export function BreakFields({ settings, errors }: PartProps<'breakStart' | 'breakEnd'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <InputField
        errors={errors}
        label="Break from"
        hint="Leave both empty for no break."
        type="time"
        name="breakStart"
        defaultValue={settings.breakStart ?? ''}
      />
      <InputField
        errors={errors}
        label="Break to"
        type="time"
        name="breakEnd"
        defaultValue={settings.breakEnd ?? ''}
      />
    </div>
  )
}

export function DaysOffFields({ settings, errors }: PartProps<'daysOff'>) {
  return (
    <EntryList
      title="Days off"
      hint="Holidays and public holidays. No times are offered; booked calls stay."
      add="Add a day off"
      entries={settings.daysOff}
    >
      {(entry, place) => (
        <>
          <EntryFields fields={dayOffFields} list="daysOff" place={place} entry={entry} errors={errors} />
          <Checkbox
            name={`daysOff.${place}.everyYear`}
            defaultChecked={entry?.everyYear ?? false}
            label="Every year"
            className="self-end"
          />
        </>
      )}
    </EntryList>
  )
}

export function SpecialHoursFields({ settings, errors }: PartProps<'specialHours'>) {
  return (
    <EntryList
      title="Other hours on one date"
      hint="These replace that day's usual hours, break and days off. For a break, add two entries for the same date."
      add="Add other hours"
      entries={settings.specialHours}
    >
      {(entry, place) => (
        <EntryFields
          fields={specialHoursFields}
          list="specialHours"
          place={place}
          entry={entry}
          errors={errors}
        />
      )}
    </EntryList>
  )
}
