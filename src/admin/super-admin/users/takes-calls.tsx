'use client'

import { useAction } from '@/admin/ui/actions'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ListedAccount } from '@/features/account/people/queries'
import { sendTakesCalls } from './use-roles'

export function TakesCalls({ held }: { held: ListedAccount['roles'][number] }) {
  const { run, busy, problem } = useAction<null>()
  const { id, takesCalls } = held
  const change = () =>
    run(() => sendTakesCalls(id, !takesCalls), {
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
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void change()}>
        {takesCalls ? 'Remove the permission' : 'Let this admin take calls'}
      </Button>
    </div>
  )
}
