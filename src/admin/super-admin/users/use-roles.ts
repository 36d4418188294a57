'use client'

import { confirmed } from '@/admin/reauthentication/confirmed'
import { bodyOf, notifyDone, notifyFailed, notifyUndoable, useAction, useRefresh } from '@/admin/ui/actions'
import type { ListedAccount } from '@/features/account/people/queries'
import { send } from '@/lib/http/send'

type Held = ListedAccount['roles'][number]

export interface Assigned {
  userRole: { id: string }
}

export const sendAssignment = (body: { email: string; role: string; takesCalls: boolean }) =>
  confirmed(() => send('/api/assign-user-role', { body, read: bodyOf<Assigned> }))

export const sendTakesCalls = (id: string, takesCalls: boolean) =>
  confirmed(() => send(`/api/user-roles/${id}`, { method: 'PATCH', body: { takesCalls } }))

const sendRemoval = (id: string) => confirmed(() => send(`/api/user-roles/${id}`, { method: 'DELETE' }))

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
    notifyUndoable(`Role ${role} assigned to ${email}`, { undo: () => void undo() })
  }
}

export function useRemoveRole(email: string) {
  const { refresh } = useRefresh()
  const { run, busy } = useAction<null>()
  const giveBack = async ({ role, takesCalls }: Held) => {
    const answer = await sendAssignment({ email, role, takesCalls })
    if (answer.ok) notifyDone(`Role ${role} assigned to ${email}`)
    else notifyFailed('Failed to assign role')
    refresh()
  }
  const remove = (held: Held) => {
    const then = () => notifyUndoable('Role removed successfully', { undo: () => void giveBack(held) })
    return run(() => sendRemoval(held.id), { failed: 'Failed to remove role', inToast: true, then })
  }
  return { remove, busy }
}
