'use client'

import { type FormEvent, useRef, useState } from 'react'
import { useRefresh } from '@/admin/ui/actions'
import { AssigneeMenu, AssignToMe, assigneeName } from '@/admin/ui/assignee-menu'
import { Dialog, DialogActions, DialogCancel } from '@/admin/ui/dialog'
import { StaleNote } from '@/admin/ui/error-note'
import { Menu, MenuChoices } from '@/admin/ui/menu'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { Lead } from '@/features/lead/rules'
import {
  type LostReason,
  lostReasons,
  statusesOf,
  type WorkStatus,
  workStatusLabels,
} from '@/features/queue/rules'
import type { TeamMember } from '@/features/queue/team'
import type { Viewer } from '@/features/queue/visible'
import type { WorkItem } from '@/features/queue/work-item'
import { LeadDialog, reasonOptions } from './lead-section'
import { useWorkChange } from './use-work-change'

interface LostDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (reason: LostReason) => void
}

function LostDialog({ open, onClose, onChoose }: LostDialogProps) {
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    const reason = lostReasons.find((each) => each === chosen)
    if (reason) onChoose(reason)
    else setError('Choose why it was lost')
  }
  return (
    <Dialog open={open} onClose={onClose} title="Why was it lost?" description="Only the team sees this.">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field label="Reason" required error={error}>
          {(control) => (
            <Select
              {...control}
              name="lostReason"
              placeholder="Choose a reason"
              options={reasonOptions}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              autoFocus
            />
          )}
        </Field>
        <DialogActions>
          <DialogCancel>Cancel</DialogCancel>
          <Button type="submit" size="sm">
            Set to lost
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface WorkControlsProps {
  item: WorkItem
  team: readonly TeamMember[]
  viewer: Viewer
}

export function WorkControls({ item, team, viewer }: WorkControlsProps) {
  const { refresh } = useRefresh()
  const part = useRef<HTMLElement>(null)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { setStatus, assign, busy, problem, changes, forget } = useWorkChange(item)
  // The person's lead once this is won: what it is worth is asked then, as with the stage.
  const [won, setWon] = useState<Lead>()
  const { status, assignee, lead } = item
  // An admin who reassigned a registration could no longer see it.
  const mayAssign = item.kind === 'inquiry' || viewer.superAdmin
  const statusOptions = statusesOf(item.kind).map((value) => ({ value, label: workStatusLabels[value] }))
  const choice = {
    assignee,
    team,
    me: viewer.id,
    busy,
    onAssign: (next: TeamMember | null) => void assign(next),
  }

  function choose(next: WorkStatus) {
    if (next === status || busy) return
    if (next === 'lost') return setAsking(true)
    const isWon = next === 'won' && lead && lead.stage !== 'won'
    void setStatus(next, undefined, () => isWon && setWon({ ...lead, stage: 'won', lostReason: null }))
  }

  useKeepFocus(part, `${assignee?.id} ${problem}`)

  return (
    <section ref={part} tabIndex={-1} aria-label="Work" aria-busy={busy} className="grid gap-3">
      {problem ? (
        <StaleNote
          tone={changes ? 'warning' : 'error'}
          changes={changes ?? []}
          onShow={() => {
            forget()
            refresh()
          }}
        >
          {problem}
        </StaleNote>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <div className="grid content-start gap-1">
          <span aria-hidden="true" className="text-faint text-xs">
            Status
          </span>
          <Menu
            look="button"
            label={`Status: ${workStatusLabels[status]}`}
            trigger={workStatusLabels[status]}
          >
            <MenuChoices
              label={lead ? 'Status. Won and Lost also set the stage of the person.' : 'Status'}
              value={status}
              options={statusOptions}
              onChoose={(next) => choose(next as WorkStatus)}
            />
          </Menu>
        </div>
        <div className="grid min-w-0 content-start gap-1">
          <span aria-hidden={mayAssign} className="text-faint text-xs">
            Assigned to
          </span>
          {mayAssign ? (
            <AssigneeMenu {...choice} unassigned="Unassigned" />
          ) : (
            <p className="flex min-h-10 items-center font-semibold">{assigneeName(assignee, 'Unassigned')}</p>
          )}
        </div>
      </div>
      {mayAssign ? <AssignToMe {...choice} className="justify-self-end" /> : null}
      {won ? (
        <LeadDialog subject={item} lead={won} of={item.name} open onClose={() => setWon(undefined)} />
      ) : null}
      <LostDialog
        open={asking}
        onClose={close}
        onChoose={(reason) => {
          close()
          void setStatus('lost', reason)
        }}
      />
    </section>
  )
}
