'use client'

import { useState } from 'react'
import { DeletionDialog } from '@/admin/ui/confirm-dialog'
import { DialogForm } from '@/admin/ui/dialog'
import { exactTime } from '@/admin/ui/time-text'
import { Time, useClock } from '@/admin/ui/values'
import { typedTexts } from '@/components/form/form-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { REASON_LENGTH } from '@/features/booking/schema'
import { blocksTime } from '@/features/booking/status'
import { wallReading } from '@/lib/time/zone'
import { TextareaField } from '../input-fields'
import { deleteBooking, moveBooking, type ShownBooking, sendChange } from './booking-call'
import { CallDialog, type CallDialogProps, type CallFormProps, OutcomeForm, useCallForm } from './call-dialog'
import { TypeField, useDeskRights, useEmailText } from './desk-rights'
import { useStale } from './stale-dialog'
import { TimeChoice } from './time-choice'
import { useTimeChoice } from './use-time-choice'

const FAILED = 'Failed to move the call'
const schema = async () => (await import('@/features/booking/desk/schema')).moveBookingSchema

function MoveForm(props: CallFormProps) {
  const { booking } = props
  const { zone } = useClock()
  const { delivers } = useDeskRights()
  const before = wallReading(new Date(booking.start), zone)
  const [type, setType] = useState<string>()
  const choice = useTimeChoice({ date: before.date }, type ? { type } : { booking: booking.id })
  const form = useCallForm(props, {
    read: (data) => ({ id: booking.id, type, ...choice.request(), notifyVisitor: data.has('notifyVisitor') }),
    schema,
    send: (body) => moveBooking(body, booking.updatedAt),
    failed: FAILED,
    words: ({ start }) => ({
      done: `Call moved to ${exactTime(Date.parse(start), zone)}`,
      undone: 'Call moved back',
      failed: FAILED,
    }),
    // Only free times are offered now.
    onTaken: choice.day.reload,
  })

  return (
    <DialogForm form={form} action="Move the call" busyAction="Moving..." cancel="Keep the time">
      <TypeField value={type} onChange={setType} errors={form.errors} keep="Same type and length" />
      <TimeChoice choice={choice} errors={form.errors} />
      <Checkbox
        name="notifyVisitor"
        defaultChecked
        label={delivers ? 'Notify the visitor' : 'Notify the visitor (no mail server is connected)'}
      />
    </DialogForm>
  )
}

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
      <TextareaField
        errors={form.errors}
        name="teamCancelReason"
        label="Note to the visitor"
        hint="Optional. It is in the email."
        rows={4}
        maxLength={REASON_LENGTH}
      />
    </DialogForm>
  )
}

function DeleteDialog({ booking, open, onClose }: CallDialogProps) {
  const { id, name, start, status, updatedAt } = booking
  const isOpen = blocksTime(status)
  const email = useEmailText('The visitor gets an email.')
  // After a conflict the person decides again on the new state.
  const { watched } = useStale(booking, onClose)
  return (
    <DeletionDialog
      id={id}
      open={open}
      onClose={onClose}
      remove={() => watched(deleteBooking(id, updatedAt))}
      done="Booking deleted successfully"
      failed="Failed to delete booking"
      title="Delete this booking?"
      action="Delete booking"
    >
      The booking of <b>{name}</b> on <Time at={start} show="exact" /> is deleted permanently.
      {isOpen ? <span> A call in the future is cancelled. {email}</span> : null}
    </DeletionDialog>
  )
}

export function useBookingDialogs(booking: ShownBooking) {
  const [asking, setAsking] = useState<'cancel' | 'move' | 'delete' | 'outcome'>()
  const shared = { booking, onClose: () => setAsking(undefined) }
  const callIf = (question: typeof asking) => ({ ...shared, open: asking === question })
  const note = useEmailText('The visitor gets an email about the cancellation.')
  const dialogs = (
    <>
      <CallDialog
        call={callIf('cancel')}
        title="Cancel this call?"
        words={['The call with', 'on']}
        note={note}
      >
        <NoteForm {...shared} />
      </CallDialog>
      <CallDialog call={callIf('move')} title="Move the call" words={['With', 'now on']}>
        <MoveForm {...shared} />
      </CallDialog>
      <DeleteDialog {...callIf('delete')} />
      <CallDialog call={callIf('outcome')} title="Outcome of the call">
        <OutcomeForm {...shared} />
      </CallDialog>
    </>
  )
  return { ask: setAsking, dialogs }
}
