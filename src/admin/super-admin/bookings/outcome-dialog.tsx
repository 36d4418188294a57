'use client'

import { DialogForm } from '@/admin/ui/form-dialog'
import { useList } from '@/admin/ui/list'
import { typedTexts } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { outcomes } from '@/features/booking/status'
import { sendChange } from './booking-call'
import { CallDialog, type CallDialogProps, type CallFormProps, useCallForm } from './call-dialog'

const WORDS = { done: 'Outcome saved', undone: 'Outcome removed again', failed: 'Failed to undo' }
const labels = { completed: 'The call was held', no_show: 'The visitor did not come' }
const schema = async () => (await import('@/features/booking/desk/schema')).outcomeSchema

function OutcomeForm(props: CallFormProps) {
  const { id, updatedAt } = props.booking
  const { go } = useList()
  const form = useCallForm(props, {
    read: (data) => typedTexts(data, 'status', 'outcomeNote'),
    schema,
    send: (body) => sendChange(id, body, updatedAt),
    failed: 'Failed to save the outcome',
    words: () => WORDS,
    // The details ask for the next step.
    onSaved: () => go({ open: id }),
  })
  return (
    <DialogForm form={form} action="Save the outcome" busyAction="Saving...">
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium text-sm">Outcome</legend>
        {outcomes.map((outcome) => (
          <label key={outcome} className="flex min-h-10 items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="status"
              value={outcome}
              defaultChecked={outcome === 'completed'}
              className="size-4.5 accent-action"
            />
            {labels[outcome]}
          </label>
        ))}
      </fieldset>
      <Field label="Note" hint="Only the team sees this." error={form.errors.outcomeNote}>
        {(control) => (
          <Textarea
            {...control}
            name="outcomeNote"
            rows={3}
            maxLength={2000}
            className="min-h-20! text-sm!"
          />
        )}
      </Field>
    </DialogForm>
  )
}

export function OutcomeDialog({ open, ...props }: CallDialogProps) {
  return (
    <CallDialog call={{ open, ...props }} title="Outcome of the call">
      <OutcomeForm {...props} />
    </CallDialog>
  )
}
