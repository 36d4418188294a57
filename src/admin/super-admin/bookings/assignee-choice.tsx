'use client'

import { useRef } from 'react'
import { notifyUndoable, Problem, useAction } from '@/admin/ui/actions'
import { AssigneeMenu, AssignToMe, assigneeName } from '@/admin/ui/assignee-menu'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { type ShownBooking, type Stored, sendChange } from './booking-call'
import { useDeskRights } from './desk-rights'
import { useStale } from './stale-dialog'

type Assignee = DeskBooking['assignee']

const UNASSIGNED = 'Unassigned'
const NOT_ASSIGNED = 'Failed to assign the call'

const nameOf = (assignee: Assignee) => assigneeName(assignee, UNASSIGNED)

function Choice({ booking, assignee }: AssigneeProps) {
  const part = useRef<HTMLDivElement>(null)
  const { me, team } = useDeskRights()
  const { run, problem, busy } = useAction<Stored>()
  const { isStale, watched } = useStale(booking)
  function assign(next: Assignee, seen = booking.updatedAt, isUndo = false) {
    const then = ({ updatedAt }: Stored) => {
      if (isUndo) return
      notifyUndoable(next ? `Assigned to ${nameOf(next)}` : 'Unassigned', {
        undo: () => void assign(assignee, updatedAt, true),
        about: `booking-${booking.id}`,
      })
    }
    const call = () => watched(sendChange(booking.id, { assignee: next?.id ?? null }, seen), NOT_ASSIGNED)
    return run(call, { failed: NOT_ASSIGNED, inToast: isUndo, then })
  }
  const choice = { assignee, team, me, busy, onAssign: (next: Assignee) => void assign(next) }
  useKeepFocus(part, `${assignee?.id} ${problem}`)
  return (
    <div ref={part} tabIndex={-1} aria-busy={busy} className="grid gap-2">
      <Problem>{isStale ? undefined : problem}</Problem>
      <AssigneeMenu {...choice} unassigned={UNASSIGNED} />
      <AssignToMe {...choice} className="justify-self-start" />
    </div>
  )
}

type AssigneeProps = { booking: ShownBooking; assignee: Assignee }

export function AssigneeChoice(props: AssigneeProps) {
  const { mayManage } = useDeskRights()
  return mayManage ? <Choice {...props} /> : <span>{nameOf(props.assignee)}</span>
}
