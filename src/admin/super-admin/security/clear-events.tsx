'use client'

import { useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { useList } from '@/admin/ui/list'
import { useAction } from '@/admin/ui/use-action'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { send } from '@/lib/http/send'

/** DELETE /api/security-events */
function useClearEvents(then: () => void) {
  const { run, ...state } = useAction<null>()
  const remove = () =>
    run(() => confirmed(() => send('/api/security-events', { method: 'DELETE' })), {
      done: 'Events cleared',
      failed: 'Failed to clear events',
      then,
    })
  return { remove, ...state }
}

/** The button that clears all events, after a confirmation. */
export function ClearEvents() {
  const { address, go } = useList()
  const [asking, setAsking] = useState(false)
  const { remove, busy, problem, clear } = useClearEvents(() => {
    setAsking(false)
    if (address.search.open) go({ open: null }, 'replace')
  })
  const ask = () => {
    clear()
    setAsking(true)
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={ask}>
        <Icon name="trash" className="size-4.5" />
        Clear Events
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Clear all security events?"
        action="Clear events"
        busy={busy}
        problem={problem}
      >
        Deletes all events, including those that the filters hide. The score restarts at 100. The audit log
        records that you cleared them.
      </ConfirmDialog>
    </>
  )
}
