'use client'

import { useState } from 'react'
import { Problem } from '@/admin/ui/actions'
import { DeletionDialog } from '@/admin/ui/confirm-dialog'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { openStatuses } from '@/features/queue/rules'
import type { WorkItem } from '@/features/queue/work-item'
import type { ReplyForm } from '@/features/reply/queries'
import { removeDocument } from '@/lib/http/documents'
import { ReplyButton } from './reply-dialog'
import { useWorkChange } from './use-work-change'

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
        remove={() => removeDocument(collections[kind], id)}
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

export function Reply({ item, replyForm }: { item: WorkItem; replyForm: ReplyForm }) {
  const [asking, setAsking] = useState(false)
  const { setStatus, busy, problem } = useWorkChange(item)
  const isOpen = openStatuses.some((status) => status === item.status)
  if (!item.reply)
    return <p className="text-soft text-sm">The email address of this person is no longer stored.</p>
  return (
    <>
      <ReplyButton item={item} replyForm={replyForm} />
      <a
        href={item.reply}
        onClick={() => setAsking(isOpen)}
        className={buttonStyles({ size: 'sm', variant: 'secondary' })}
      >
        Answer in my mail program
      </a>
      {asking && isOpen ? (
        <fieldset className="flex basis-full! flex-wrap items-center gap-2.5">
          <legend className="sr-only">Did you send it?</legend>
          <span aria-hidden="true" className="text-sm">
            Did you send it?
          </span>
          <Button size="sm" busy={busy} onClick={() => void setStatus('answered')}>
            Yes, set to answered
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
            Not yet
          </Button>
          <Problem title="Error">{problem}</Problem>
        </fieldset>
      ) : null}
    </>
  )
}
