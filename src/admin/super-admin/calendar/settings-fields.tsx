'use client'

import { useId } from 'react'
import { InputField } from '@/admin/ui/input-field'
import type { FieldMessages } from '@/components/form/form-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { businessZones, type NumberSetting, numberSettings } from '@/features/booking/settings/schema'
import { endTimeInField } from '@/lib/time/calendar-date'
import { weekdayNames } from '@/lib/time/format'
import { CallFields, WeeklyHoursFields } from './call-fields'
import { BusyCalendarFields, DayFields } from './day-fields'

interface SettingsFieldsProps {
  settings: EditableSettings
  errors: FieldMessages
}

const zones = businessZones.map((value) => ({ value, label: value.replace('_', ' ') }))

function WorkingDays({ settings, errors }: SettingsFieldsProps) {
  const errorId = useId()
  const wrong = errors.workingDays
  return (
    <fieldset aria-describedby={wrong ? errorId : undefined} className="grid gap-1.5">
      <legend className="mb-1 font-semibold text-sm">Working days</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-4">
        {weekdayNames.map((name, index) => (
          <Checkbox
            key={name}
            name="workingDays"
            value={index + 1}
            label={name}
            defaultChecked={settings.workingDays.includes(index + 1)}
            aria-invalid={wrong ? true : undefined}
          />
        ))}
      </div>
      <FieldError id={errorId}>{wrong}</FieldError>
    </fieldset>
  )
}

function Hours({ settings, errors }: SettingsFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Working hours start"
        hint="In the time zone above."
        error={errors.workingHoursStart}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="time"
            name="workingHoursStart"
            defaultValue={settings.workingHoursStart}
          />
        )}
      </Field>
      <Field
        label="Working hours end"
        hint="The last call ends by then. 00:00 is the end of the day."
        error={errors.workingHoursEnd}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="time"
            name="workingHoursEnd"
            defaultValue={endTimeInField(settings.workingHoursEnd)}
          />
        )}
      </Field>
    </div>
  )
}

function Numbers({ settings, errors }: SettingsFieldsProps) {
  const names = Object.keys(numberSettings) as NumberSetting[]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <Field
          key={name}
          label={numberSettings[name].label}
          hint={numberSettings[name].hint}
          error={errors[name]}
          required
        >
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode="numeric"
              defaultValue={settings[name]}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </div>
  )
}

export function SettingsFields(props: SettingsFieldsProps) {
  const { settings, errors } = props
  return (
    <>
      <InputField
        errors={errors}
        label="Notices go to"
        hint="Receives an email for each new, moved or cancelled booking. If left empty, no emails are sent."
        type="email"
        name="adminEmail"
        defaultValue={settings.adminEmail ?? ''}
      />
      <Field label="Time zone" error={errors.timezone} required>
        {(control) => (
          <Select {...control} name="timezone" options={zones} defaultValue={settings.timezone} />
        )}
      </Field>
      <WorkingDays {...props} />
      <Hours {...props} />
      <WeeklyHoursFields {...props} />
      <Numbers {...props} />
      <CallFields {...props} />
      <DayFields {...props} />
      <BusyCalendarFields {...props} />
      <Checkbox
        name="visitorsConfirmByMail"
        defaultChecked={settings.visitorsConfirmByMail}
        label={
          <>
            Visitors confirm by email
            <span className="block text-faint text-xs">
              A booked time is held for 30 minutes until the visitor presses the button in the email, and is
              free again after that.
            </span>
          </>
        }
      />
    </>
  )
}
