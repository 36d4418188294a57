'use client'

import { useState } from 'react'
import { DeletionDialog } from '@/admin/ui/confirm-dialog'
import { Button } from '@/components/ui/button'
import type { WorkItem } from '@/features/queue/work-item'
import { send } from '@/lib/http/send'

const collections = { inquiry: 'inquiries', registration: 'client-registrations' } as const

export function DeleteWork({ rowId, item }: { rowId: string; item: WorkItem }) {
  const [open, setOpen] = useState(false)
  const { kind, id, name } = item
  return (
    <div className="mt-5 border-t pt-5">
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {`Delete this ${kind}`}
      </Button>
      <DeletionDialog
        id={rowId}
        open={open}
        onClose={() => setOpen(false)}
        remove={() => send(`/api/${collections[kind]}/${id}`, { method: 'DELETE' })}
        done={kind === 'inquiry' ? 'Inquiry deleted' : 'Registration deleted'}
        failed={`Failed to delete the ${kind}`}
        title={`Delete this ${kind}?`}
        action={`Delete ${kind}`}
      >
        The {kind} of <b>{name}</b> is deleted, with its notes and its next step. This cannot be undone.
        Calls, projects and the account of this person stay.
      </DeletionDialog>
    </div>
  )
}
