'use client'

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { notifyDone, notifyFailed, notifyUndoable, useRefresh } from '@/admin/ui/actions'
import { TypedDialog } from '@/admin/ui/confirm-dialog'
import { DialogForm } from '@/admin/ui/dialog'
import { failureText } from '@/components/form/failure-text'
import { useForm } from '@/components/form/use-form'
import type { EditableSettings } from '@/features/booking/settings/editable'
import {
  choiceOf,
  type DayChoice,
  hoursForBreak,
  noteOf,
  wholeOf,
  widerDaysOff,
  withDay,
  withoutBreak,
} from '@/features/booking/settings/one-day'
import { endTime } from '@/lib/time/calendar-date'
import { longDate } from '@/lib/time/format'
import { note, times } from '../calendar/day-fields'
import {
  leftOutWords,
  newestSettings,
  saveLabel,
  saveSettings,
  useSaveSettings,
} from '../calendar/settings-call'
import { InputFields, SelectField } from '../input-fields'
import type { DayRange } from './week-cells'

const DONE = 'Calendar settings updated successfully'
const NOT_SAVED = 'Failed to update settings'

function useSavedDay({ daysOff, specialHours }: EditableSettings, then: () => void) {
  const { refresh } = useRefresh()

  async function restore(seen: string | null) {
    const answer = await saveSettings({ daysOff, specialHours }, seen)
    if (answer.ok) notifyDone(DONE)
    else notifyFailed(failureText(answer, 'Please try again.'), NOT_SAVED)
    refresh()
  }

  return (saved: EditableSettings) => {
    then()
    notifyUndoable(DONE, { undo: () => void restore(saved.updatedAt), about: 'day' })
    refresh()
  }
}

const choices: { value: DayChoice['kind']; label: string }[] = [
  { value: 'usual', label: 'Usual hours' },
  { value: 'closed', label: 'Day off' },
  { value: 'hours', label: 'Other hours' },
  { value: 'break', label: 'Break on this day' },
]

const schema = async () => (await import('@/features/booking/settings/days')).oneDaySchema
const FAILED = { title: 'Error', message: 'Failed to update settings' }
const NO_BREAK = 'The break must be within the hours of the day and leave some of them open.'

type ChosenDay = { date: string; open: readonly DayRange[]; range?: DayRange }

type DayFormProps = { day: ChosenDay; settings: EditableSettings; onClose: () => void }

const isWithTimes = (kind: string) => kind === 'hours' || kind === 'break'

/** The hours of one day. A selected part starts as a break if calls are possible then, otherwise as other hours. */
function DayForm({ day: { date, open, range }, settings, onClose }: DayFormProps) {
  const before = choiceOf(settings, date)
  const isOpen = range && open.some(({ start, end }) => start < range.end && range.start < end)
  const marked: DayChoice['kind'] = isOpen ? 'break' : 'hours'
  const first = range ? marked : before.kind
  const [kind, setKind] = useState<string>(first)
  const wider = widerDaysOff(settings, date)
  const usual =
    open.length > 0 ? wholeOf(open) : { start: settings.workingHoursStart, end: settings.workingHoursEnd }
  const own = 'start' in before ? before : undefined
  const shown = range ?? (own?.kind === kind ? own : usual)
  const hours = hoursForBreak(settings, date, open, !range)
  const save = useSaveSettings(settings.updatedAt)
  const onSaved = useSavedDay(settings, onClose)
  const form = useForm({
    read: (form) => {
      const text = (name: string) => String(form.get(name) ?? '').trim()
      const times = { start: text('start'), end: endTime(text('end')) }
      return { kind: text('kind'), ...(isWithTimes(kind) ? times : {}), note: text('note') || null }
    },
    schema,
    check: (form) => {
      const [start, end] = [String(form.get('start') ?? ''), endTime(String(form.get('end') ?? ''))]
      if (kind !== 'break' || !start || !end || end <= start) return
      const left = withoutBreak(hours, { start, end })
      const isCut = JSON.stringify(left) !== JSON.stringify(hours.map(({ start, end }) => ({ start, end })))
      if (left.length === 0 || !isCut) return { title: 'Validation Error', field: 'start', message: NO_BREAK }
    },
    send: (typed) => {
      const choice = (isWithTimes(typed.kind) ? typed : { kind: typed.kind }) as DayChoice
      return save(withDay(settings, date, choice, typed.note, hours))
    },
    failed: FAILED,
    wordsFor: leftOutWords,
    onDone: onSaved,
  })
  return (
    <DialogForm form={form} action={saveLabel(form.problem, 'Save the hours')} busyAction="Saving...">
      <SelectField
        errors={form.errors}
        name="kind"
        label="Hours"
        options={wider.length > 0 ? choices.filter(({ value }) => value !== 'usual') : choices}
        defaultValue={first}
        onChange={(event) => setKind(event.target.value)}
      />
      {wider.length > 0 ? (
        <p className="text-soft text-sm">
          This day is one of several days off in a row. Enter other hours to open it, or change the days off
          in Settings.
        </p>
      ) : null}
      {isWithTimes(kind) ? (
        <div key={range ? '' : kind} className="grid gap-4 sm:grid-cols-2">
          <InputFields errors={form.errors} values={shown} fields={times} />
        </div>
      ) : null}
      {kind === 'usual' ? null : (
        <InputFields errors={form.errors} values={{ note: noteOf(settings, date) }} fields={[note]} />
      )}
    </DialogForm>
  )
}

const DayHours = createContext<(day: ChosenDay) => void>(() => {})

export const useDayHours = () => useContext(DayHours)

type DayHoursProviderProps = { settings: EditableSettings; children: ReactNode }

export function DayHoursProvider({ settings, children }: DayHoursProviderProps) {
  const [opened, setOpened] = useState<Omit<DayFormProps, 'onClose'>>()
  const close = () => setOpened(undefined)
  const open = useCallback(
    (day: ChosenDay) => setOpened({ day, settings: newestSettings(settings) }),
    [settings],
  )
  return (
    <DayHours value={open}>
      {children}
      <TypedDialog
        open={opened !== undefined}
        onClose={close}
        title="Hours of a day"
        description={opened ? `${longDate(opened.day.date)}. Booked calls stay as they are.` : ''}
      >
        {opened ? <DayForm key={opened.day.date} {...opened} onClose={close} /> : null}
      </TypedDialog>
    </DayHours>
  )
}
