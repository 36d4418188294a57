'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAction, useRefresh } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { failureText } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ListedCalendar } from '@/features/calendar/calendars'
import { fetchCalendars, type Host, selectCalendar } from './google-calls'

interface CalendarPickerProps {
  calendarId: string | null
  /** The failure of Google is already shown elsewhere. */
  isAway: boolean
  host?: Host
}

export function CalendarPicker({ calendarId, isAway, host }: CalendarPickerProps) {
  const { run, busy, problem, clear } = useAction<unknown>()
  const { refresh } = useRefresh()
  const [calendars, setCalendars] = useState<ListedCalendar[]>()
  const [failure, setFailure] = useState<string>()
  const [chosen, setChosen] = useState(calendarId ?? '')

  const [asking, setAsking] = useState(false)
  const then = () => setAsking(false)
  const select = () =>
    run(() => selectCalendar(host, chosen), {
      done: 'Calendar selected',
      failed: 'Failed to select the calendar',
      preferServerMessage: true,
      then,
    })

  async function load(of: Host) {
    setFailure(undefined)
    const answer = await fetchCalendars(of)
    if (answer.ok) return setCalendars(answer.data.calendars)
    setFailure(failureText(answer, 'Your calendars could not be loaded.'))
    // Rejected: the connection has ended since the tab was loaded. Its card says what to do.
    if (answer.reason === 'refused') refresh()
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => void loadFirst(host), [host])

  if (failure) {
    const again = (
      <Button size="sm" variant="secondary" onClick={() => void load(host)}>
        {isAway ? 'Load the calendars' : 'Try again'}
      </Button>
    )
    return isAway ? (
      <div>{again}</div>
    ) : (
      <Alert live tone="error" action={again}>
        {failure}
      </Alert>
    )
  }
  const options = (calendars ?? [])
    .filter(({ writable }) => writable)
    .map(({ id, name, primary }) => ({ value: id, label: primary ? `${name} (main)` : name }))
  return (
    <div className="grid gap-3">
      <Field
        label="Calendar"
        hint="Its events block times, and calls are added to it."
        error={asking ? undefined : problem}
      >
        {(control) => (
          <Select
            {...control}
            value={chosen}
            disabled={!calendars}
            options={options}
            placeholder={calendars ? 'Choose a calendar' : 'Loading calendars...'}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
      <Button
        size="sm"
        variant={calendarId ? 'secondary' : 'primary'}
        busy={busy}
        disabled={!chosen || chosen === calendarId}
        onClick={() => {
          clear()
          if (calendarId) setAsking(true)
          else void select()
        }}
      >
        Use this calendar
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={then}
        title={`Change to ${options.find(({ value }) => value === chosen)?.label ?? 'this calendar'}?`}
        action="Change calendar"
        tone="plain"
        busy={busy}
        problem={problem}
        onConfirm={() => void select()}
      >
        Future calls are moved from the current calendar to this one. Visitors with a confirmed call get an
        email with the new video link.
      </ConfirmDialog>
    </div>
  )
}
