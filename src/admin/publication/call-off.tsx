'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { useAction } from '@/admin/ui/use-action'
import { Button } from '@/components/ui/button'
import type { PlannedDocument } from '@/features/publication/schedule/queries'
import { send } from '@/lib/http/send'

interface CallOffProps {
  plan: Pick<PlannedDocument, 'kind' | 'documentId' | 'action'> & { title: string }
}

export function CallOff({ plan: { kind, documentId, action, title } }: CallOffProps) {
  const [open, setOpen] = useState(false)
  const { run, busy, problem, clear } = useAction<unknown>()
  const what = action === 'publish' ? 'publication' : 'end of publication'
  const then = () => setOpen(false)
  const callOff = () =>
    run(
      () => send('/api/publication-schedule', { method: 'DELETE', body: { kind, id: documentId, action } }),
      { done: 'Cancelled', failed: 'Failed to cancel it', preferServerMessage: true, then },
    )
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          clear()
          setOpen(true)
        }}
      >
        Cancel
        <span className="sr-only">
          {' '}
          the {what} of {title}
        </span>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={then}
        onConfirm={() => void callOff()}
        title={`Cancel the ${what}?`}
        action="Cancel it"
        cancel="Keep it"
        tone="plain"
        busy={busy}
        problem={problem}
      >
        “{title}” stays as it is until an editor {action === 'publish' ? 'publishes' : 'unpublishes'} it.
      </ConfirmDialog>
    </>
  )
}
