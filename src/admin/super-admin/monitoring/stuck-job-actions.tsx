'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { useAction } from '@/admin/ui/use-action'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'

interface StuckJobActionsProps {
  id: string
  what: string
  state: 'failed' | 'retrying'
}

/** Retries a failed job, or deletes it after a confirmation. */
export function StuckJobActions({ id, what, state }: StuckJobActionsProps) {
  const { run, busy, problem, clear } = useAction<unknown>()
  const [asking, setAsking] = useState(false)
  const then = () => setAsking(false)
  const settle = (action: 'send_again' | 'drop') =>
    run(() => send('/api/stuck-jobs', { body: { action, id } }), {
      done: action === 'drop' ? 'Dropped' : 'It is tried again now',
      failed: action === 'drop' ? 'Failed to drop it' : 'Failed to send it again',
      preferServerMessage: true,
      then,
    })
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" variant="secondary" busy={busy && !asking} onClick={() => void settle('send_again')}>
        <span>{state === 'failed' ? 'Send again' : 'Try now'}</span>
        <span className="sr-only">: {what}</span>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          clear()
          setAsking(true)
        }}
      >
        Drop<span className="sr-only">: {what}</span>
      </Button>
      {problem && !asking ? (
        <Alert tone="error" live title="Error">
          {problem}
        </Alert>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={then}
        title="Drop this for good?"
        action="Drop"
        busy={busy}
        problem={problem}
        onConfirm={() => void settle('drop')}
      >
        {what} will not be sent or done any more. This cannot be undone.
      </ConfirmDialog>
    </div>
  )
}
