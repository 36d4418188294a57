'use client'

import { useState } from 'react'
import { Dialog } from '@/admin/ui/dialog'
import { DialogForm } from '@/admin/ui/dialog-form'
import { notifyDone } from '@/admin/ui/notify'
import { useRefresh } from '@/admin/ui/refresh'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { outcomes } from '@/features/booking/status'
import { bookForVisitor } from './booking-call'
import { TypeField, useDeskTypes } from './desk-types'
import { TimeChoice } from './time-choice'
import { type StartingTime, useTimeChoice } from './use-time-choice'
import { VisitorFields, visitorFields } from './visitor-fields'

interface BookDialogProps {
  /** Undefined closes it. */
  start: StartingTime | undefined
  onClose: () => void
  onBooked: (id: string) => void
}

const schema = async () => (await import('@/features/booking/desk/schema')).bookForVisitorSchema
// Closing the dialog loses nothing.
const draft = { key: 'quickwin:office-booking', fields: visitorFields }
const statuses = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed: the call has taken place' },
  { value: 'no_show', label: 'No-show: the visitor did not come' },
]
const isOutcome = (status: string) => outcomes.some((outcome) => outcome === status)

function BookForm({ start, onClose, onBooked }: BookDialogProps & { start: StartingTime }) {
  const { refresh } = useRefresh()
  const { types, shown } = useDeskTypes()
  const [type, setType] = useState(shown ?? types[0]?.slug)
  const choice = useTimeChoice(start, { type })
  const [isOver, setIsOver] = useState(false)
  const form = useForm({
    read: (form) => ({
      ...typedTexts(form, ...visitorFields, 'status'),
      type,
      ...choice.request(isOver),
      notifyVisitor: form.has('notifyVisitor'),
    }),
    schema,
    send: bookForVisitor,
    failed: { title: 'Error', message: 'Failed to book the call' },
    onFailed: (failure) => {
      // The time was taken. Only free times are offered now.
      if (failure.reason === 'refused' && failure.status === 409) choice.day.reload()
      return false
    },
    onDone: ({ id }, { name }) => {
      onClose()
      notifyDone(`Call booked for ${name.trim()}`)
      refresh()
      onBooked(id)
    },
    draft,
  })
  return (
    <DialogForm form={form} action="Book the call" busyAction="Booking...">
      <TypeField value={type} onChange={setType} error={form.errors.type} />
      <Field label="Status" error={form.errors.status}>
        {(control) => (
          <Select
            {...control}
            name="status"
            options={statuses}
            defaultValue="confirmed"
            onChange={(event) => setIsOver(isOutcome(event.target.value))}
          />
        )}
      </Field>
      <TimeChoice choice={choice} errors={form.errors} isOver={isOver} />
      <VisitorFields errors={form.errors} />
      {isOver ? null : <Checkbox name="notifyVisitor" defaultChecked label="Notify the visitor" />}
    </DialogForm>
  )
}

/** Books a call that was arranged by phone or email. */
export function BookDialog({ start, ...props }: BookDialogProps) {
  return (
    <Dialog
      open={start !== undefined}
      onClose={props.onClose}
      title="Book for a visitor"
      description="For a call that you have arranged by phone or email, or one that has already taken place."
    >
      {start ? <BookForm start={start} {...props} /> : null}
    </Dialog>
  )
}
