'use client'

import { type ReactNode, useId } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-error'
import { meetingKindNames, meetingKinds } from '@/features/booking/meeting/rules'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { businessZones, type NumberSetting, numberSettings } from '@/features/booking/settings/schema'
import { weekdayNames } from '@/lib/time/format'
import { InputColumns, InputFields, SelectField } from '../input-fields'
import { SettingList } from './day-fields'
import { settingLines } from './setting-lines'

type SettingsFieldsProps = { settings: EditableSettings; errors: FieldMessages }

const zones = businessZones.map((value) => ({ value, label: value.replace('_', ' ') }))

const kinds = meetingKindNames.map((value) => ({ value, label: meetingKinds[value] }))

const hourFields = [
  {
    name: 'workingHoursStart',
    label: 'Working hours start',
    hint: 'In the time zone above.',
    type: 'time',
    required: true,
  },
  {
    name: 'workingHoursEnd',
    label: 'Working hours end',
    hint: 'The last call ends by then. 00:00 is the end of the day.',
    type: 'time',
    required: true,
  },
] as const

const breakFields = [
  { name: 'breakStart', label: 'Break from', hint: 'Leave both empty for no break.', type: 'time' },
  { name: 'breakEnd', label: 'Break to', type: 'time' },
] as const

const meetingUrl = {
  name: 'meetingUrl',
  label: 'Link to the calls',
  hint: 'Must start with https://. {room} is replaced with a secret name for each booking.',
  inputMode: 'url',
} as const

const mailFields = [
  {
    name: 'adminEmail',
    label: 'Notices go to',
    hint: 'Receives an email for each new, moved or cancelled booking. If left empty, no emails are sent.',
    type: 'email',
  },
  {
    name: 'reminderHours',
    label: 'Reminders (hours before the call)',
    hint: 'One to three numbers from 1 to 168, separated by commas, for example 24, 2',
    required: true,
  },
] as const

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

interface NumbersProps extends SettingsFieldsProps {
  names: readonly NumberSetting[]
}

const Numbers = ({ settings, errors, names }: NumbersProps) => (
  <InputColumns
    errors={errors}
    values={settings}
    fields={names.map((name) => {
      const { label, hint } = numberSettings[name]
      return { name, label, hint, required: true, inputMode: 'numeric' }
    })}
  />
)

interface GroupProps {
  title: string
  /** What holds now, from the stored settings. */
  line: string
  children: ReactNode
}

export function Group({ title, line, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t pt-5 first:border-t-0 first:pt-0">
      <div className="grid gap-0.5">
        <h3 id={id} className="text-lg leading-snug">
          {title}
        </h3>
        <p className="text-soft text-sm">{line}</p>
      </div>
      {children}
    </section>
  )
}

export function SettingsFields(props: SettingsFieldsProps) {
  const { settings, errors } = props
  const lines = settingLines(settings)
  return (
    <>
      <Group title="Hours" line={lines.hours}>
        <SelectField
          errors={errors}
          name="timezone"
          label="Time zone"
          required
          options={zones}
          defaultValue={settings.timezone}
        />
        <WorkingDays {...props} />
        {[hourFields, breakFields].map((fields) => (
          <InputColumns key={fields[0].name} errors={errors} values={settings} fields={fields} />
        ))}
        <SettingList list="weeklyHours" {...props} />
      </Group>
      <Group title="Days off and busy times" line={lines.days}>
        <SettingList list="daysOff" {...props} />
        <SettingList list="specialHours" {...props} />
        <SettingList list="busyCalendars" {...props} />
      </Group>
      <Group title="The call" line={lines.call}>
        <Numbers {...props} names={['bookingDurationMinutes', 'bufferTimeMinutes']} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            errors={errors}
            name="meetingKind"
            label="How calls take place"
            hint="If it is by phone, visitors must enter their number. Booked calls stay as they are."
            required
            options={kinds}
            defaultValue={settings.meetingKind}
          />
          <InputFields errors={errors} values={settings} fields={[meetingUrl]} />
        </div>
      </Group>
      <Group title="Rules for bookings" line={lines.rules}>
        <Numbers
          {...props}
          names={['minimumNoticeHours', 'maxDaysAdvance', 'minimumChangeNoticeHours', 'maxCallsPerDay']}
        />
        <Checkbox
          name="confirmAutomatically"
          defaultChecked={settings.confirmAutomatically}
          label="Confirm bookings automatically"
          hint="Bookings are confirmed at once. If other calendars cannot be read, they still wait for you. At 08:00 hosts get an email about their waiting bookings, super admins about the others."
        />
        <Checkbox
          name="visitorsConfirmByMail"
          defaultChecked={settings.visitorsConfirmByMail}
          label="Visitors confirm by email"
          hint="A booked time is held for 30 minutes until the visitor presses the button in the email, and is free again after that."
        />
        <details open={errors.unconfirmedPerHour ? true : undefined} className="grid gap-4">
          <summary className="text-link w-fit cursor-pointer text-sm">More</summary>
          <Numbers {...props} names={['unconfirmedPerHour']} />
        </details>
      </Group>
      <Group title="Emails" line={lines.mails}>
        <InputColumns
          errors={errors}
          values={{ ...settings, reminderHours: settings.reminderHours.join(', ') }}
          fields={mailFields}
        />
      </Group>
    </>
  )
}
