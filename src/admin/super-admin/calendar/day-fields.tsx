'use client'

import type { FieldMessages } from '@/components/form/form-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { NOTE_LENGTH } from '@/features/booking/settings/days'
import { NAME_LENGTH } from '@/features/calendar/feeds/schema'
import { weekdayNames } from '@/lib/time/format'
import { ADDRESS_LENGTH } from '@/lib/validation/outside-address'
import { SelectField } from '../input-fields'
import { type Entry, type EntryKind, EntryList } from './entry-list'

export const note = { name: 'note', label: 'Note for the team', maxLength: NOTE_LENGTH } as const
export const times = [
  { name: 'start', label: 'From', type: 'time', required: true },
  { name: 'end', label: 'To', type: 'time', required: true },
] as const

const weekdays = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))

type ListName = 'weeklyHours' | 'daysOff' | 'specialHours' | 'busyCalendars'

const lists: Record<ListName, EntryKind> = {
  weeklyHours: {
    title: 'Hours by weekday',
    hint: 'If you add rows, only these weekdays and hours are open; the working days, hours and break no longer apply. For a break, add two rows for the same weekday.',
    add: 'Add hours of a weekday',
    fields: times,
    before: (entry, prefix, errors) => (
      <SelectField
        errors={errors}
        name={`${prefix}weekday`}
        label="Weekday"
        required
        className="sm:col-span-2"
        options={weekdays}
        defaultValue={String(entry?.weekday ?? 1)}
      />
    ),
  },
  daysOff: {
    title: 'Days off',
    hint: 'Holidays and public holidays. No times are offered; booked calls stay.',
    add: 'Add a day off',
    fields: [
      { name: 'from', label: 'First day', type: 'date', required: true },
      { name: 'to', label: 'Last day (optional)', type: 'date' },
      note,
    ],
    after: (entry, prefix) => (
      <Checkbox
        name={`${prefix}everyYear`}
        defaultChecked={entry?.everyYear === true}
        label="Every year"
        className="self-end"
      />
    ),
  },
  specialHours: {
    title: 'Other hours on one date',
    hint: "These replace that day's usual hours, break and days off. For a break, add two entries for the same date.",
    add: 'Add other hours',
    fields: [{ name: 'date', label: 'Date', type: 'date', required: true }, note, ...times],
  },
  busyCalendars: {
    title: 'Other calendars',
    hint: 'Up to five. Their busy times are not offered to visitors. Enter the secret address in iCal format (.ics). Anyone who has it can read the calendar.',
    add: 'Add a calendar',
    fields: [
      { name: 'name', label: 'Name', required: true, maxLength: NAME_LENGTH },
      {
        name: 'url',
        label: 'Address',
        required: true,
        maxLength: ADDRESS_LENGTH,
        inputMode: 'url',
        spellCheck: false,
      },
    ],
  },
}

interface SettingListProps<Name extends ListName> {
  list: Name
  settings: { readonly [name in Name]: readonly Entry[] }
  errors: FieldMessages
}

export const SettingList = <Name extends ListName>({ list, settings, errors }: SettingListProps<Name>) => (
  <EntryList name={list} entries={settings[list]} errors={errors} {...lists[list]} />
)
