'use client'

import { useRef } from 'react'
import { notifyUndoable, useAction } from '@/admin/ui/actions'
import { AssigneeMenu, AssignToMe, assigneeName } from '@/admin/ui/assignee-menu'
import { Alert } from '@/components/ui/alert'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { type ShownBooking, type Stored, sendChange } from './booking-call'
import { useDeskRights } from './desk-rights'
import { StaleDialog, useStale } from './stale-dialog'

type Assignee = DeskBooking['assignee']

const UNASSIGNED = 'Unassigned'
const FAILED = 'Failed to assign the call'

const nameOf = (assignee: Assignee) => assigneeName(assignee, UNASSIGNED)

/** Assigns the call, with some seconds to undo it; the mail to the assignee waits as long. */
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
    return run(call, { failed: FAILED, inToast: isUndo, then })
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
      {problem && !stale.changes ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <AssigneeMenu {...choice} unassigned={UNASSIGNED} />
      <AssignToMe {...choice} className="justify-self-start" />
      <StaleDialog name={booking.name} changes={stale.changes} failed={FAILED} onClose={stale.forget} />
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
