'use client'

import { useRef } from 'react'
import { Menu, MenuChoices } from '@/admin/ui/menu'
import { notifyUndoable } from '@/admin/ui/notify'
import { useAction } from '@/admin/ui/use-action'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { type Stored, sendChange } from './booking-call'
import { useDeskRights } from './desk-rights'
import type { ShownBooking } from './shown-booking'
import { StaleDialog } from './stale-dialog'
import { useStale } from './use-stale'

type Assignee = DeskBooking['assignee']

const UNASSIGNED = 'nobody'
const FAILED = 'Failed to assign the call'

const nameOf = (assignee: Assignee) =>
  assignee ? (assignee.name ?? 'Colleague without a name') : 'Nobody yet'

/** Assigns the call, with some seconds to undo it; the mail to the assignee waits as long. */
function useAssign(booking: ShownBooking, assignee: Assignee) {
  const { run, ...state } = useAction<Stored>()
  const stale = useStale(booking)
  function assign(next: Assignee, seen = booking.updatedAt, isUndo = false) {
    const then = ({ updatedAt }: Stored) => {
      if (isUndo) return
      notifyUndoable(next ? `Assigned to ${nameOf(next)}` : 'Assigned to nobody', {
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
  const myself = team.find(({ id }) => id === me)
  useKeepFocus(part, `${assignee?.id} ${problem}`)
  return (
    <div ref={part} tabIndex={-1} aria-busy={busy} className="grid gap-2">
      {problem && !stale.changes ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <Menu
        look="button"
        label={`Assigned to: ${nameOf(assignee)}`}
        trigger={<span className="min-w-0 truncate">{nameOf(assignee)}</span>}
      >
        <MenuChoices
          label="Assign to"
          value={assignee?.id ?? UNASSIGNED}
          options={[
            { value: UNASSIGNED, label: 'Nobody yet' },
            ...team.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (me)` : name })),
          ]}
          onChoose={(id) => {
            if (id !== (assignee?.id ?? UNASSIGNED) && !busy)
              void assign(team.find((one) => one.id === id) ?? null)
          }}
        />
      </Menu>
      {myself && assignee?.id !== me ? (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          busy={busy}
          onClick={() => void assign(myself)}
        >
          Assign to me
        </Button>
      ) : null}
      <StaleDialog name={booking.name} changes={stale.changes} failed={FAILED} onClose={stale.forget} />
    </div>
  )
}

interface AssigneeProps {
  booking: ShownBooking
  assignee: Assignee
}

/** Who holds the call. Super admins choose. */
export function AssigneeChoice(props: AssigneeProps) {
  const { mayManage } = useDeskRights()
  return mayManage ? <Choice {...props} /> : <span>{nameOf(props.assignee)}</span>
}
