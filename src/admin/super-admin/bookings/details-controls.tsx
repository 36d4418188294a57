'use client'

import { useRef, useState } from 'react'
import { notifyDone, notifyUndoable, Problem, useAction, useRefresh } from '@/admin/ui/actions'
import { AssigneeMenu, AssignToMe, assigneeName } from '@/admin/ui/assignee-menu'
import { Dialog, DialogForm } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { type ShownBooking, type Stored, sendChange, sendLink } from './booking-call'
import { useDeskRights } from './desk-rights'
import { StaleDialog, useStale } from './stale-dialog'

type Assignee = DeskBooking['assignee']

const UNASSIGNED = 'Unassigned'
const NOT_ASSIGNED = 'Failed to assign the call'

const nameOf = (assignee: Assignee) => assigneeName(assignee, UNASSIGNED)

function useAssign(booking: ShownBooking, assignee: Assignee) {
  const { run, ...state } = useAction<Stored>()
  const stale = useStale(booking)
  function assign(next: Assignee, seen = booking.updatedAt, isUndo = false) {
    const then = ({ updatedAt }: Stored) => {
      if (isUndo) return
      notifyUndoable(next ? `Assigned to ${nameOf(next)}` : 'Unassigned', {
        undo: () => void assign(assignee, updatedAt, true),
        about: `booking-${booking.id}`,
      })
    }
    const call = () => stale.watched(sendChange(booking.id, { assignee: next?.id ?? null }, seen))
    return run(call, { failed: NOT_ASSIGNED, inToast: isUndo, then })
  }
  return { assign, stale, ...state }
}

function Choice({ booking, assignee }: AssigneeProps) {
  const part = useRef<HTMLDivElement>(null)
  const { me, team } = useDeskRights()
  const { assign, stale, busy, problem } = useAssign(booking, assignee)
  const choice = { assignee, team, me, busy, onAssign: (next: Assignee) => void assign(next) }
  useKeepFocus(part, `${assignee?.id} ${problem}`)
  return (
    <div ref={part} tabIndex={-1} aria-busy={busy} className="grid gap-2">
      <Problem>{stale.changes ? undefined : problem}</Problem>
      <AssigneeMenu {...choice} unassigned={UNASSIGNED} />
      <AssignToMe {...choice} className="justify-self-start" />
      <StaleDialog name={booking.name} changes={stale.changes} failed={NOT_ASSIGNED} onClose={stale.forget} />
    </div>
  )
}

interface AssigneeProps {
  booking: ShownBooking
  assignee: Assignee
}

export function AssigneeChoice(props: AssigneeProps) {
  const { mayManage } = useDeskRights()
  return mayManage ? <Choice {...props} /> : <span>{nameOf(props.assignee)}</span>
}

interface LinkProps {
  booking: ShownBooking
  link: string | null
}

const FAILED = 'Failed to save the link'
const schema = async () => (await import('@/features/booking/change/schema')).bookingChangeSchema

function LinkForm({
  booking,
  link,
  onClose,
  stale,
}: LinkProps & { onClose: () => void; stale: ReturnType<typeof useStale> }) {
  const { refresh } = useRefresh()
  const form = useForm({
    read: (typed) => ({ meetLink: String(typed.get('meetLink') ?? '').trim() || null }),
    schema,
    send: ({ meetLink }) => stale.watched(sendLink(booking.id, meetLink, booking.updatedAt)),
    failed: { title: 'Error', message: FAILED },
    onFailed: (failure) => {
      const isStale = failure.reason === 'refused' && failure.status === 412
      if (isStale) onClose()
      return isStale
    },
    onDone: () => {
      onClose()
      notifyDone('Link saved')
      refresh()
    },
  })
  return (
    <DialogForm form={form} action="Save the link" busyAction="Saving...">
      <InputField
        errors={form.errors}
        label="Video link"
        hint="Must start with https://. If the call is still to come, the visitor gets an email with a new invitation."
        name="meetLink"
        inputMode="url"
        defaultValue={link ?? ''}
      />
    </DialogForm>
  )
}

export function LinkButton({ booking, link }: LinkProps) {
  const [open, setOpen] = useState(false)
  const stale = useStale(booking)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {link ? 'Change the link' : 'Set a link'}
      </Button>
      <Dialog open={open} onClose={close} title="Video link" description={`The call with ${booking.name}.`}>
        <LinkForm booking={booking} link={link} onClose={close} stale={stale} />
      </Dialog>
      <StaleDialog name={booking.name} changes={stale.changes} failed={FAILED} onClose={stale.forget} />
    </>
  )
}
