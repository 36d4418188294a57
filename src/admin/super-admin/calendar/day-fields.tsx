'use client'

import type { FieldMessages } from '@/components/form/form-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NOTE_LENGTH } from '@/features/booking/settings/days'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { EntryList } from './entry-list'

interface DayFieldsProps {
  settings: EditableSettings
  errors: FieldMessages
}

interface EntryFieldProps {
  label: string
  name: string
  type: 'date' | 'time' | 'text'
  value: string | null | undefined
  errors: FieldMessages
  required?: boolean
}

function EntryField({ label, name, type, value, errors, required = false }: EntryFieldProps) {
  return (
    <Field label={label} error={errors[name]} required={required}>
      {(control) => (
        <Input
          {...control}
          type={type}
          name={name}
          defaultValue={value ?? ''}
          autoComplete="off"
          {...(type === 'text' ? { maxLength: NOTE_LENGTH } : {})}
        />
      )}
    </Field>
  )
}

function DaysOff({ settings, errors }: DayFieldsProps) {
  return (
    <EntryList
      title="Days off"
      hint="Holidays and public holidays. Visitors find no times; calls that are booked stay."
      add="Add a day off"
      entries={settings.daysOff}
    >
      {(entry, place) => {
        const name = (field: string) => `daysOff.${place}.${field}`
        return (
          <>
            <EntryField
              label="First day"
              name={name('from')}
              type="date"
              value={entry?.from}
              errors={errors}
              required
            />
            <EntryField
              label="Last day, if more"
              name={name('to')}
              type="date"
              value={entry?.to}
              errors={errors}
            />
            <EntryField
              label="Note for the team"
              name={name('note')}
              type="text"
              value={entry?.note}
              errors={errors}
            />
            <Checkbox
              name={name('everyYear')}
              defaultChecked={entry?.everyYear ?? false}
              label="Every year"
              className="self-end"
            />
          </>
        )
      }}
    </EntryList>
  )
}

function SpecialHours({ settings, errors }: DayFieldsProps) {
  return (
    <EntryList
      title="Other hours on one date"
      hint="They go before working days, usual hours and days off. Two entries of a date leave a break between them."
      add="Add other hours"
      entries={settings.specialHours}
    >
      {(entry, place) => {
        const name = (field: string) => `specialHours.${place}.${field}`
        return (
          <>
            <EntryField
              label="Date"
              name={name('date')}
              type="date"
              value={entry?.date}
              errors={errors}
              required
            />
            <EntryField
              label="Note for the team"
              name={name('note')}
              type="text"
              value={entry?.note}
              errors={errors}
            />
            <EntryField
              label="From"
              name={name('start')}
              type="time"
              value={entry?.start}
              errors={errors}
              required
            />
            <EntryField
              label="To"
              name={name('end')}
              type="time"
              value={entry?.end}
              errors={errors}
              required
            />
          </>
        )
      }}
    </EntryList>
  )
}

/** A break in the working hours, days off, and other hours on single dates. */
export function DayFields(props: DayFieldsProps) {
  const { settings, errors } = props
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Break from" hint="Both empty: no break." error={errors.breakStart}>
          {(control) => (
            <Input {...control} type="time" name="breakStart" defaultValue={settings.breakStart ?? ''} />
          )}
        </Field>
        <Field label="Break to" error={errors.breakEnd}>
          {(control) => (
            <Input {...control} type="time" name="breakEnd" defaultValue={settings.breakEnd ?? ''} />
          )}
        </Field>
      </div>
      <DaysOff {...props} />
      <SpecialHours {...props} />
    </>
  )
}
