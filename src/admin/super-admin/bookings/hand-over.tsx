'use client'

import { useId, useState } from 'react'
import { DialogForm } from '@/admin/ui/dialog'
import { Status, type Tone } from '@/admin/ui/values'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-error'
import type { HandOverChoice } from '@/features/booking/desk/hand-over'
import { handOverBooking, type ShownBooking } from './booking-call'
import { CallButton, type CallFormProps, useCallForm } from './call-dialog'
import { useDeskRights } from './desk-rights'

const FAILED = 'Failed to hand over the call'
const DESK = 'desk'
const schema = async () => (await import('@/features/booking/host/schema')).handOverSchema

const times: Record<HandOverChoice['time'], { tone: Tone; label: string }> = {
  free: { tone: 'good', label: 'Free then' },
  outside: { tone: 'waiting', label: 'Outside their hours' },
  busy: { tone: 'bad', label: 'Not free then' },
}

function HandOverForm({ choices, ...props }: CallFormProps & { choices: readonly HandOverChoice[] }) {
  const { booking } = props
  const { mayManage } = useDeskRights()
  const errorId = useId()
  const [value, setValue] = useState((choices.find(({ time }) => time === 'free') ?? choices[0])?.id ?? DESK)
  const chosen = choices.find(({ id }) => (id ?? DESK) === value)
  const form = useCallForm(props, {
    read: (data) => ({
      id: booking.id,
      host: value === DESK ? null : value,
      outsideHours: data.has('outsideHours'),
      notifyVisitor: data.has('notifyVisitor'),
    }),
    schema,
    send: (body) => handOverBooking(body, booking.updatedAt),
    failed: FAILED,
    notSaved: FAILED,
    words: () => ({
      done: `Handed over to ${chosen?.name ?? 'the desk'}`,
      undone: 'The call is back with its host',
      failed: 'Failed to undo',
    }),
  })
  return (
    <DialogForm form={form} action="Hand over" busyAction="Handing over..." cancel="Keep the host">
      <fieldset aria-describedby={form.errors.host ? errorId : undefined} className="grid gap-1">
        <legend className="mb-1 font-semibold text-sm">New host</legend>
        {choices.map(({ id, name, time }) => (
          <label key={id ?? DESK} className="flex min-h-10 items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="host"
              value={id ?? DESK}
              checked={value === (id ?? DESK)}
              onChange={({ target }) => setValue(target.value)}
              className="size-4.5 shrink-0 accent-action"
            />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
            <span className="text-soft text-xs">
              <Status tone={times[time].tone}>{times[time].label}</Status>
            </span>
          </label>
        ))}
        <FieldError id={errorId}>{form.errors.host}</FieldError>
      </fieldset>
      {mayManage && chosen?.time === 'outside' ? (
        <Checkbox name="outsideHours" label="Hand it over although it is outside their hours" />
      ) : null}
      <Checkbox name="notifyVisitor" defaultChecked label="Notify the visitor" />
    </DialogForm>
  )
}

type HandOverProps = { booking: ShownBooking; choices: readonly HandOverChoice[] }

export const HandOver = ({ booking, choices }: HandOverProps) => (
  <CallButton booking={booking} label="Hand over" title="Hand over the call">
    {(call) => <HandOverForm {...call} choices={choices} />}
  </CallButton>
)
