'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { DialogActions, DialogCancel } from '@/admin/ui/dialog'
import { notifyDone } from '@/admin/ui/notify'
import { useRefresh } from '@/admin/ui/refresh'
import { TypedDialog } from '@/admin/ui/typed-dialog'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { NOTE_LENGTH } from '@/features/booking/settings/days'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { choiceOf, type DayChoice, widerDaysOff, withDay } from '@/features/booking/settings/one-day'
import { longDate } from '@/lib/time/format'
import { saveSettings } from '../calendar/settings-call'

const DayHours = createContext<(date: string) => void>(() => {})

/** Opens the dialog about the hours of one day (YYYY-MM-DD). */
export const useDayHours = () => useContext(DayHours)

const choices: { value: DayChoice['kind']; label: string }[] = [
  { value: 'usual', label: 'Usual hours' },
  { value: 'closed', label: 'Closed' },
  { value: 'hours', label: 'Other hours' },
]

const schema = async () => (await import('@/features/booking/settings/days')).oneDaySchema
const FAILED = { title: 'Error', message: 'Failed to update settings' }

type DayFormProps = { date: string; settings: EditableSettings; onClose: () => void }

function DayForm({ date, settings, onClose }: DayFormProps) {
  const { refresh } = useRefresh()
  const before = choiceOf(settings, date)
  const [kind, setKind] = useState<string>(before.kind)
  const wider = widerDaysOff(settings, date)
  const shown =
    before.kind === 'hours' ? before : { start: settings.workingHoursStart, end: settings.workingHoursEnd }
  const { formProps, busy, errors, problem } = useForm({
    read: (form) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const hours = { start: text('start'), end: text('end') }
      return { kind: text('kind'), ...(kind === 'hours' ? hours : {}), note: text('note') || null }
    },
    schema,
    send: (typed) => {
      const choice = (typed.kind === 'hours' ? typed : { kind: typed.kind }) as DayChoice
      return saveSettings(withDay(settings, date, choice, typed.note), settings.updatedAt)
    },
    failed: FAILED,
    onDone: () => {
      onClose()
      notifyDone('Calendar settings updated successfully')
      refresh()
    },
  })
  return (
    <form {...formProps} className="grid gap-4">
      <Field label="Hours" error={errors.kind}>
        {(control) => (
          <Select
            {...control}
            name="kind"
            options={wider.length > 0 ? choices.filter(({ value }) => value !== 'usual') : choices}
            defaultValue={before.kind}
            onChange={(event) => setKind(event.target.value)}
          />
        )}
      </Field>
      {wider.length > 0 ? (
        <p className="text-soft text-sm">
          This day belongs to days off that hold on other days, too. Other hours open it; the days off
          themselves are changed in Settings.
        </p>
      ) : null}
      {kind === 'hours' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="From" error={errors.start} required>
            {(control) => <Input {...control} type="time" name="start" defaultValue={shown.start} />}
          </Field>
          <Field label="To" error={errors.end} required>
            {(control) => <Input {...control} type="time" name="end" defaultValue={shown.end} />}
          </Field>
        </div>
      ) : null}
      {kind === 'usual' ? null : (
        <Field label="Note for the team" error={errors.note}>
          {(control) => <Input {...control} name="note" maxLength={NOTE_LENGTH} autoComplete="off" />}
        </Field>
      )}
      <FormProblemNote problem={problem} />
      <DialogActions>
        <DialogCancel>Cancel</DialogCancel>
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Saving...' : 'Save the hours'}
        </Button>
      </DialogActions>
    </form>
  )
}

type DayHoursProviderProps = { settings: EditableSettings; children: ReactNode }

/** Holds the dialog for all days of the week. */
export function DayHoursProvider({ settings, children }: DayHoursProviderProps) {
  const [date, setDate] = useState<string>()
  const close = () => setDate(undefined)
  return (
    <DayHours value={setDate}>
      {children}
      <TypedDialog
        open={date !== undefined}
        onClose={close}
        title="Hours of a day"
        description={date ? `${longDate(date)}. Calls that are booked stay as they are.` : ''}
      >
        {date ? <DayForm key={date} date={date} settings={settings} onClose={close} /> : null}
      </TypedDialog>
    </DayHours>
  )
}
