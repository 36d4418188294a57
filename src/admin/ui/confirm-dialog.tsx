'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from './dialog'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  action: string
  cancel?: string
  /** 'plain' for actions that delete nothing. */
  tone?: 'danger' | 'plain'
  busy?: boolean
  problem?: string | undefined
}

/** Asks before something is deleted. Cancel comes first in the tab order. */
export function ConfirmDialog({
  action,
  cancel = 'Cancel',
  tone = 'danger',
  busy = false,
  problem,
  children,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} role="alertdialog" busy={busy} description={children}>
      {problem ? (
        <Alert tone="error" live title="Error">
          {problem}
        </Alert>
      ) : null}
      <DialogActions>
        <Button variant="secondary" size="sm" onClick={dialog.onClose}>
          {cancel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} size="sm" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
