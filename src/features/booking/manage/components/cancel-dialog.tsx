'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type CancelDialogProps = { open: boolean; onClose: () => void; onConfirm: () => Promise<void> }

export function CancelDialog({ open, onClose, onConfirm }: CancelDialogProps) {
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this call?"
      description="The slot opens up for others right away. You can book another one whenever you like."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the call
          </Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            Cancel the call
          </Button>
        </>
      }
    />
  )
}
