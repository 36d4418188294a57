'use client'

import { DialogForm } from '@/admin/ui/dialog-form'
import { typedTexts } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { REASON_LENGTH } from '@/features/booking/schema'
import { sendChange } from './booking-call'
import { CallDialog, type CallDialogProps, type CallFormProps, useCallForm } from './call-dialog'

const WORDS = { done: 'Call cancelled', undone: 'The call is on again', failed: 'Failed to undo' }

function NoteForm(props: CallFormProps) {
  const { id, updatedAt } = props.booking
  const form = useCallForm(props, {
    read: (data) => typedTexts(data, 'teamCancelReason'),
    send: (body) => sendChange(id, { ...body, status: 'cancelled' }, updatedAt),
    failed: 'Failed to cancel the call',
    words: () => WORDS,
  })
  return (
    <DialogForm form={form} action="Cancel the call" busyAction="Cancelling..." cancel="Keep the call">
      <Field label="Note to the visitor" hint="Optional." error={form.errors.teamCancelReason}>
        {(control) => <Textarea {...control} name="teamCancelReason" rows={4} maxLength={REASON_LENGTH} />}
      </Field>
    </DialogForm>
  )
}

/** Cancels a call and sends the visitor the reason. */
export function CancelDialog({ open, ...props }: CallDialogProps) {
  return (
    <CallDialog
      call={{ open, ...props }}
      title="Cancel with a note"
      about={['The call with', 'on']}
      note="The visitor reads the note in the email about the cancellation."
    >
      <NoteForm {...props} />
    </CallDialog>
  )
}
