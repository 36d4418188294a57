'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { notifyDone } from '@/admin/ui/notify'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'

interface RestoreProps {
  collection: string
  documentId: string
  versionId: string
  /** It returns as a draft; a document type without drafts is public at once. */
  asDraft: boolean
}

/** Restores an older version. */
export function Restore({ collection, documentId, versionId, asDraft }: RestoreProps) {
  const { push } = useRouter()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const action = asDraft ? 'Restore as a draft' : 'Restore this version'
  async function restore(): Promise<void> {
    setBusy(true)
    const answer = await send(`/api/${collection}/versions/${versionId}`, {
      method: 'POST',
      read: () => true,
    })
    setBusy(false)
    if (!answer.ok) {
      setProblem(answer.reason === 'refused' ? answer.errors[0]?.message : 'Please try again.')
      return
    }
    notifyDone(asDraft ? 'Restored as a draft. Publish it to make it public.' : 'Restored')
    push(`/admin/collections/${collection}/${documentId}`)
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={restore}
        title={`${action}?`}
        action={action}
        tone="plain"
        busy={busy}
        problem={problem}
      >
        {asDraft
          ? 'It replaces the newest draft, which stays in the versions. Visitors see no change until you publish.'
          : 'Visitors see it at once. The present text stays in the versions.'}
      </ConfirmDialog>
    </>
  )
}
