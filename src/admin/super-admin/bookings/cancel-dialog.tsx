'use client'

import { useRef } from 'react'
import { useClock } from '@/admin/ui/clock'
import { Dialog } from '@/admin/ui/dialog'
import { DialogForm } from '@/admin/ui/dialog-form'
import { useRefresh } from '@/admin/ui/refresh'
import { exactTime } from '@/admin/ui/time-text'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { REASON_LENGTH } from '@/features/booking/schema'
import { sendChange } from './booking-call'
import type { ShownBooking } from './shown-booking'
import type { useStale } from './use-stale'
import { useUndo } from './use-undo'

interface CancelDialogProps {
  booking: ShownBooking
  open: boolean
  onClose: () => void
  stale: ReturnType<typeof useStale>
}

const FAILED = { title: 'Error', message: 'Failed to cancel the call' }
const WORDS = { done: 'Call cancelled', undone: 'The call takes place again', failed: 'Failed to undo' }

function NoteForm({ booking, onClose, stale }: Omit<CancelDialogProps, 'open'>) {
  const { refresh } = useRefresh()
  const offerUndo = useUndo(booking.id)
  const sentAt = useRef(0)
  const form = useForm({
    read: (data) => typedTexts(data, 'teamCancelReason'),
    send: (body) => {
      sentAt.current = performance.now()
      return stale.watched(sendChange(booking.id, { ...body, status: 'cancelled' }, booking.updatedAt))
    },
    failed: FAILED,
    onFailed: (failure) => {
      const isStale = failure.reason === 'refused' && failure.status === 412
      if (isStale) onClose()
      return isStale
    },
    onDone: (stored) => {
      onClose()
      offerUndo(stored, WORDS, sentAt.current)
      refresh()
    },
  })
  return (
    <DialogForm form={form} action="Cancel the call" busyAction="Cancelling..." cancel="Keep the call">
      <Field label="Note to the visitor" hint="May be left empty." error={form.errors.teamCancelReason}>
        {(control) => <Textarea {...control} name="teamCancelReason" rows={4} maxLength={REASON_LENGTH} />}
      </Field>
    </DialogForm>
  )
}

/** Cancels a call and sends the visitor the reason. */
export function CancelDialog({ open, ...props }: CancelDialogProps) {
  const { zone } = useClock()
  const { booking, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel with a note"
      description={
        <>
          The call with <b>{booking.name}</b>, on {exactTime(Date.parse(booking.start), zone)}. The visitor
          reads the note in the email about the cancellation.
        </>
      }
    >
      <NoteForm {...props} />
    </Dialog>
  )
}
