'use client'

import { useId } from 'react'
import { InputField } from '@/admin/ui/input-field'
import { useClock } from '@/admin/ui/values'
import type { FieldMessages } from '@/components/form/form-fields'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { dateInZone } from '@/lib/time/zone'
import type { TimeChoiceState } from './use-time-choice'

type TimeChoiceProps = { choice: TimeChoiceState; errors: FieldMessages; isOver?: boolean }

function FreeTimes({ choice, errors }: Omit<TimeChoiceProps, 'isOver'>) {
  const errorId = useId()
  const { day, chosen, choose } = choice
  const error = errors.preferredTime ?? errors.start
  if (day.status === 'none') return null
  if (day.status === 'loading') return <Spinner label="Loading free times..." />
  if (day.status === 'failed') {
    return (
      <Alert
        tone="error"
        live
        action={
          <Button variant="secondary" size="sm" onClick={day.reload}>
            Try again
          </Button>
        }
      >
        Failed to load available times
      </Alert>
    )
  }
  if (day.slots.length === 0) {
    return (
      <p className="text-soft text-sm">
        {`No available times for this date${day.reason ? `. ${day.reason}` : ''}`}
      </p>
    )
  }
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">Free times</legend>
      <div className="grid grid-cols-4 gap-2">
        {day.slots.map(({ start, time }) => (
          <label key={start} className="relative block h-10">
            <input
              type="radio"
              name="preferredTime"
              value={start}
              checked={chosen?.start === start}
              onChange={() => choose(start)}
              className="peer absolute inset-0 size-full appearance-none rounded-md"
            />
            <span className="pointer-events-none relative grid h-full place-content-center rounded-md border border-line-strong font-semibold text-sm tabular-nums peer-[:not(:checked):hover]:bg-sage peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action">
              {time}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

/** A day and one of its free times; any other time only by an explicit tick. */
export function TimeChoice({ choice, errors, isOver = false }: TimeChoiceProps) {
  const { now, zone } = useClock()
  const today = dateInZone(new Date(now), zone)
  const { date, setDate, outside, setOutside, time, setTime, offGrid } = choice
  return (
    <>
      <InputField
        errors={errors}
        label="Date"
        hint={`In ${zone.replace('_', ' ')}.`}
        type="date"
        name="preferredDate"
        required
        {...(isOver ? { max: today } : { min: today })}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      {outside || isOver ? (
        <Field label="Time" error={errors.preferredTime ?? errors.start} required>
          {(control) => (
            <Input
              {...control}
              type="time"
              name="preferredTime"
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <FreeTimes choice={choice} errors={errors} />
      )}
      {offGrid && !isOver ? (
        <p className="text-soft text-sm">
          {`${time} is not one of the free times: tick the box below to use it.`}
        </p>
      ) : null}
      {isOver ? null : (
        <Checkbox
          label="Another time, outside the hours offered to visitors"
          checked={outside}
          onChange={(event) => setOutside(event.target.checked)}
        />
      )}
    </>
  )
}
