'use client'

import { useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyDone, notifyFailed, notifyUndoable, Problem, useAction, useRefresh } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ListedAccount } from '@/features/account/people/queries'
import { assignUserRole } from '@/features/role/calls'
import { roleLabels } from '@/features/role/rules'
import { call } from '@/lib/http/call'
import type { Received, Sent } from '@/lib/http/contract'
import { changeDocument, removeDocument } from '@/lib/http/documents'
import { readableAddress } from '@/lib/validation/readable-address'

const tones = { super_admin: 'waiting', admin: 'good', user: 'neutral' } as const

/** If the focused button is gone, focuses the link of its row or, if that is hidden, the tab. */
function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
  if (document.activeElement?.getAttribute('data-row-link') !== id)
    document.getElementById('tab')?.focus({ preventScroll: true })
}

export function RoleBadges({ id, email, roles, own }: Pick<ListedAccount, 'id' | 'email' | 'roles' | 'own'>) {
  const { remove, busy } = useRemoveRole(email)
  const [going, setGoing] = useState<string>()
  const [asking, setAsking] = useState<Held>()
  async function take(held: Held) {
    if (busy) return
    setGoing(held.id)
    await remove(held)
    setGoing(undefined)
    setAsking(undefined)
    focusRow(id)
  }
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {roles.map((held) => {
        const { id: roleId, role, takesCalls } = held
        const isKept = role === 'super_admin' && own
        const label = `Remove role ${roleLabels[role]} from ${readableAddress(email)}`
        return (
          <Badge key={roleId} tone={tones[role]} className={isKept ? undefined : 'pr-0!'}>
            <span>{takesCalls ? `${roleLabels[role]}, takes calls` : roleLabels[role]}</span>
            {isKept ? null : (
              <button
                type="button"
                title={label}
                aria-disabled={busy || undefined}
                onClick={() => (role === 'super_admin' ? setAsking(held) : void take(held))}
                className="grid size-6 place-items-center rounded-sm hover:bg-surface hover:text-danger aria-disabled:opacity-50"
              >
                <Icon name={going === roleId ? 'more' : 'close'} className="size-3.5" />
                <span className="sr-only">{label}</span>
              </button>
            )}
          </Badge>
        )
      })}
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking && void take(asking)}
        title="Remove this super admin?"
        action="Remove role super admin"
        busy={busy}
      >
        <b>{readableAddress(email)}</b> can no longer open the back office. The account stays, with its other
        roles. This person and all super admins get an email.
      </ConfirmDialog>
    </span>
  )
}

export function TakesCalls({ held }: { held: ListedAccount['roles'][number] }) {
  const { run, busy, problem } = useAction<unknown>()
  const { id, takesCalls } = held
  const change = () =>
    run(() => confirmed(() => changeDocument('user-roles', id, { takesCalls: !takesCalls })), {
      done: takesCalls ? 'The admin no longer takes calls' : 'The admin takes calls',
      failed: 'Failed to change the permission',
    })
  return (
    <div className="grid justify-items-start gap-2">
      <span>
        {takesCalls
          ? 'Yes: sees all bookings with contact details, confirms and moves them, and enters outcomes.'
          : 'No: sees names and times of calls, without contact details.'}
      </span>
      <Problem>{problem}</Problem>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void change()}>
        {takesCalls ? 'Remove the permission' : 'Let this admin take calls'}
      </Button>
    </div>
  )
}

type Held = ListedAccount['roles'][number]

type Assigned = Received<typeof assignUserRole>

export const sendAssignment = (body: Sent<typeof assignUserRole>) =>
  confirmed(() => call(assignUserRole, body))

const sendRemoval = (id: string) => confirmed(() => removeDocument('user-roles', id))

export function useAssigned() {
  const { refresh } = useRefresh()
  return ({ userRole }: Assigned, { email, role }: { email: string; role: string }) => {
    refresh()
    const undo = async () => {
      const answer = await sendRemoval(userRole.id)
      if (answer.ok) notifyDone('Role removed successfully')
      else notifyFailed('Failed to remove role')
      refresh()
    }
    notifyUndoable(`Role ${role} assigned to ${readableAddress(email)}`, { undo: () => void undo() })
  }
}

function useRemoveRole(email: string) {
  const { refresh } = useRefresh()
  const { run, busy } = useAction<unknown>()
  const giveBack = async ({ role, takesCalls }: Held) => {
    const answer = await sendAssignment({ email, role, takesCalls })
    if (answer.ok) notifyDone(`Role ${roleLabels[role]} assigned to ${readableAddress(email)}`)
    else notifyFailed('Failed to assign role')
    refresh()
  }
  const remove = (held: Held) => {
    const then = () => notifyUndoable('Role removed successfully', { undo: () => void giveBack(held) })
    return run(() => sendRemoval(held.id), { failed: 'Failed to remove role', inToast: true, then })
  }
  return { remove, busy }
}
