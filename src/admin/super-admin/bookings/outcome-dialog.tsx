'use client'

import { useRef } from 'react'
import { useClock } from '@/admin/ui/clock'
import { Dialog } from '@/admin/ui/dialog'
import { DialogForm } from '@/admin/ui/dialog-form'
import { useList } from '@/admin/ui/list'
import { useRefresh } from '@/admin/ui/refresh'
import { exactTime } from '@/admin/ui/time-text'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { outcomes } from '@/features/booking/status'
import { sendChange } from './booking-call'
import type { ShownBooking } from './shown-booking'
import type { useStale } from './use-stale'
import { useUndo } from './use-undo'

interface OutcomeDialogProps {
  booking: ShownBooking
  open: boolean
  onClose: () => void
  stale: ReturnType<typeof useStale>
}

const FAILED = { title: 'Error', message: 'Failed to save the outcome' }
const WORDS = { done: 'Outcome saved', undone: 'Outcome removed again', failed: 'Failed to undo' }
const labels = { completed: 'The call was held', no_show: 'The visitor did not come' }
const schema = async () => (await import('@/features/booking/desk/schema')).outcomeSchema

function OutcomeForm({ booking, onClose, stale }: Omit<OutcomeDialogProps, 'open'>) {
  const { refresh } = useRefresh()
  const { go } = useList()
  const offerUndo = useUndo(booking.id)
  const sentAt = useRef(0)
  const form = useForm({
    read: (data) => typedTexts(data, 'status', 'outcomeNote'),
    schema,
    send: (body) => {
      sentAt.current = performance.now()
      return stale.watched(sendChange(booking.id, body, booking.updatedAt))
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
      // The details ask for the next step.
      go({ open: booking.id })
    },
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

/** Asks what came of a call that is over. */
export function OutcomeDialog({ open, ...props }: OutcomeDialogProps) {
  const { zone } = useClock()
  const { booking, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Outcome of the call"
      description={
        <>
          With <b>{booking.name}</b>, on {exactTime(Date.parse(booking.start), zone)}.
        </>
      }
    >
      <OutcomeForm {...props} />
    </Dialog>
  )
}
