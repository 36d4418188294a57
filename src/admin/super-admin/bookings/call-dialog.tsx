import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { LeadFields, typedLead } from '@/admin/queue/lead-section'
import { notifyDone, notifyFailed, useRefresh } from '@/admin/ui/actions'
import { Dialog, DialogForm, useTypedValues } from '@/admin/ui/dialog'
import { useList } from '@/admin/ui/list'
import { exactTime } from '@/admin/ui/time-text'
import { useClock } from '@/admin/ui/values'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { outcomes } from '@/features/booking/status'
import { setLead } from '@/features/lead/calls'
import { call } from '@/lib/http/call'
import type { Answer } from '@/lib/http/send'
import { TextareaField } from '../input-fields'
import { type ShownBooking, type Stored, sendChange } from './booking-call'
import { useDeskRights } from './desk-rights'
import { useStale, useUndo } from './stale-dialog'

const WORDS = { done: 'Outcome saved', undone: 'Outcome removed again', failed: 'Failed to undo' }
const labels = { completed: 'The call was held', no_show: 'The visitor did not come' }
const schema = async () => (await import('@/features/lead/schema')).outcomeWithStageSchema

export function OutcomeForm(props: CallFormProps) {
  const { id, updatedAt, status: before, outcomeNote: noteBefore } = props.booking
  const { go } = useList()
  const { currency } = useDeskRights()
  const { typed } = useTypedValues({ stage: '', lostReason: '', value: '', expectedMonth: '' })
  const form = useCallForm(props, {
    read: (data) => ({
      status: outcomes.find((outcome) => outcome === data.get('status')),
      ...typedTexts(data, 'outcomeNote'),
      ...typedLead(data, currency),
    }),
    schema,
    send: async ({ stage, lostReason, value, expectedMonth, status, outcomeNote }) => {
      const isSameNote = outcomeNote === (noteBefore ?? '')
      const answer = await sendChange(id, isSameNote ? { status } : { status, outcomeNote }, updatedAt)
      if (answer.ok && stage) {
        // What is left empty stays as it is.
        const worth = { value: value ?? undefined, expectedMonth: expectedMonth ?? undefined }
        const staged = await call(setLead, { kind: 'booking', id, stage, lostReason, ...worth })
        if (!staged.ok) notifyFailed('The outcome is saved, but the stage is not. Set it in the details.')
      }
      return answer
    },
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
              defaultChecked={outcome === (before === 'no_show' ? 'no_show' : 'completed')}
              className="size-4.5 accent-action"
            />
            {labels[outcome]}
          </label>
        ))}
      </fieldset>
      <TextareaField
        errors={form.errors}
        name="outcomeNote"
        label="Note"
        hint="Only the team sees this."
        rows={3}
        maxLength={2000}
        defaultValue={noteBefore ?? ''}
        className="min-h-20! text-sm!"
      />
      <LeadFields isOptional typed={typed} errors={form.errors} currency={currency} />
    </DialogForm>
  )
}

export interface CallDialogProps {
  booking: ShownBooking
  open: boolean
  onClose: () => void
}
export type CallFormProps = Omit<CallDialogProps, 'open'>

interface CallForm<Typed> extends Pick<Parameters<typeof useForm<Typed, Stored>>[0], 'read' | 'schema'> {
  send: (typed: Typed) => Promise<Answer<Stored>>
  failed: string
  /** How a conflict begins to say it. */
  notSaved?: string
  /** The toasts. One text if the change cannot be undone. */
  words: string | ((stored: Stored) => { done: string; undone: string; failed: string })
  onTaken?: () => void
  onSaved?: () => void
}

export function useCallForm<Typed>({ booking, onClose }: CallFormProps, options: CallForm<Typed>) {
  const { send, failed, notSaved, words, onTaken, onSaved, ...form } = options
  const { refresh } = useRefresh()
  const offerUndo = useUndo(booking.id)
  const { watched } = useStale(booking, onClose)
  const sentAt = useRef(0)
  return useForm<Typed, Stored>({
    ...form,
    send: (typed) => {
      sentAt.current = performance.now()
      return watched(send(typed), notSaved)
    },
    failed: { title: 'Error', message: failed },
    onFailed: (failure) => {
      if (failure.reason !== 'refused') return false
      if (failure.status === 409) onTaken?.()
      return failure.status === 412
    },
    onDone: (stored) => {
      onClose()
      if (typeof words === 'string') notifyDone(words)
      else offerUndo(stored, words(stored), sentAt.current)
      refresh()
      onSaved?.()
    },
  })
}

interface CallButtonProps extends Omit<AboutCall, 'call' | 'children'> {
  booking: ShownBooking
  label: string
  children: (call: CallFormProps) => ReactNode
}

export function CallButton({ booking, label, children, ...dialog }: CallButtonProps) {
  const [open, setOpen] = useState(false)
  const call = { booking, onClose: () => setOpen(false) }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <CallDialog {...dialog} call={{ ...call, open }}>
        {children(call)}
      </CallDialog>
    </>
  )
}

interface AboutCall extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'children'> {
  call: CallDialogProps
  /** Before the name of the visitor, and before the time. */
  words?: [who: string, when: string]
  note?: string
}

export function CallDialog({ call, words: [who, when] = ['With', 'on'], note, ...dialog }: AboutCall) {
  const { zone } = useClock()
  const { booking, open, onClose } = call
  const about = (
    <>
      {who} <b>{booking.name}</b>, {when} {exactTime(Date.parse(booking.start), zone)}.
      {note ? ` ${note}` : ''}
    </>
  )
  return <Dialog description={about} {...dialog} open={open} onClose={onClose} />
}
