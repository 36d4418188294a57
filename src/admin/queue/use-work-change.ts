'use client'

import { useEffect, useRef, useState } from 'react'
import { notifyUndoable, useAction } from '@/admin/ui/actions'
import { assigneeName } from '@/admin/ui/assignee-menu'
import { updateWork } from '@/features/queue/calls'
import { type LostReason, type WorkStatus, workStatusLabels } from '@/features/queue/rules'
import type { TeamMember } from '@/features/queue/team'
import type { WorkItem } from '@/features/queue/work-item'
import { call } from '@/lib/http/call'
import type { Received } from '@/lib/http/contract'

const NOBODY = 'Unassigned'

type Present = Pick<WorkItem, 'status' | 'assignee' | 'updatedAt'>

type Changed = Received<typeof updateWork>

type Change = { status: WorkStatus; lostReason?: LostReason } | { assignee: string | null }

function differences(seen: Present, { item: now }: Changed): string[] {
  if (!now) return ['It is no longer assigned to you, or it was deleted.']
  const words = [
    ...(now.status === seen.status
      ? []
      : [`Status: ${workStatusLabels[now.status]} (was ${workStatusLabels[seen.status]})`]),
    ...(now.assignee?.id === seen.assignee?.id
      ? []
      : [`Assigned to: ${assigneeName(now.assignee, NOBODY)} (was ${assigneeName(seen.assignee, NOBODY)})`]),
  ]
  return words.length > 0 ? words : ['Other details']
}

/** POST /api/update-work with the loaded version, so that it does not overwrite another person's change. */
export function useWorkChange(work: WorkItem) {
  const { kind, id, status, lostReason, assignee, updatedAt } = work
  const { run, clear, ...state } = useAction<Changed>()
  const [changes, setChanges] = useState<readonly string[]>()
  const inSight = useRef(updatedAt)
  // The person's own last change. Undo is correct as long as no one else has changed the item since.
  const own = useRef(updatedAt)
  useEffect(() => {
    inSight.current = updatedAt
  }, [updatedAt])

  const send = (
    change: Change,
    seen: string,
    { onDone, ...wording }: { failed: string; done?: string; inToast?: boolean; onDone?: () => void },
  ) => {
    const then = ({ item }: Changed) => {
      if (item) {
        inSight.current = item.updatedAt
        own.current = item.updatedAt
      }
      onDone?.()
    }
    return run(
      async () => {
        setChanges(undefined)
        const answer = await call(
          updateWork,
          { kind, id, ...change },
          { ifMatch: seen, readRefusal: ({ item }) => (item === undefined ? undefined : { item }) },
        )
        if (!answer.ok && answer.reason === 'refused' && answer.status === 412 && answer.extra)
          setChanges(differences(work, answer.extra))
        return answer
      },
      { ...wording, preferServerMessage: true, then },
    )
  }

  const change = (
    { to, back }: { to: Change; back: Change },
    { failed, done, undone }: { failed: string; done: string; undone: string },
    onDone?: () => void,
  ) => {
    const undo = () => void send(back, own.current, { failed: 'Failed to undo', done: undone, inToast: true })
    return send(to, inSight.current, {
      failed,
      onDone: () => {
        notifyUndoable(done, { undo, about: `work-${id}` })
        onDone?.()
      },
    })
  }

  const setStatus = (next: WorkStatus, reason?: LostReason, onDone?: () => void) =>
    change(
      {
        to: { status: next, ...(reason ? { lostReason: reason } : {}) },
        back: { status, ...(lostReason ? { lostReason } : {}) },
      },
      {
        failed: 'Failed to update the status',
        done: `Status set to ${workStatusLabels[next]}`,
        undone: `Status is ${workStatusLabels[status]} again`,
      },
      onDone,
    )

  const assign = (next: TeamMember | null) =>
    change(
      { to: { assignee: next?.id ?? null }, back: { assignee: assignee?.id ?? null } },
      {
        failed: 'Failed to assign',
        done: next ? `Assigned to ${next.name}` : NOBODY,
        undone: `${assignee ? `Assigned to ${assigneeName(assignee, NOBODY)}` : NOBODY} again`,
      },
    )

  const forget = () => {
    clear()
    setChanges(undefined)
  }
  return { setStatus, assign, changes, forget, ...state }
}
