'use client'

import type { ReactNode } from 'react'
import type { Answer } from '@/lib/http/send'
import { ConfirmDialog } from './confirm-dialog'
import { useList } from './list'
import { useAction } from './use-action'

interface DeletionDialogProps {
  id: string
  open: boolean
  onClose: () => void
  remove: () => Promise<Answer>
  done: string
  failed: string
  title: string
  action: string
  children: ReactNode
}

/** Confirms the deletion of a row of a list. Closes its details and moves the focus to the tab. */
export function DeletionDialog({ id, onClose, remove, done, failed, ...dialog }: DeletionDialogProps) {
  const { address, go } = useList()
  const { run, busy, problem, clear } = useAction<null>()
  const close = () => {
    clear()
    onClose()
  }
  const then = () => {
    close()
    if (address.search.open === id) go({ open: null }, 'replace')
    document.getElementById('tab')?.focus({ preventScroll: true })
  }
  return (
    <ConfirmDialog
      {...dialog}
      onClose={close}
      onConfirm={() => run(remove, { done, failed, then })}
      busy={busy}
      problem={problem}
    />
  )
}
