'use client'

import { useId } from 'react'
import { CopyOnce } from '@/admin/ui/copy-once'
import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { Button } from '@/components/ui/button'

interface SecretDialogProps {
  /** Undefined closes it. */
  secret: string | undefined
  onClose: () => void
}

/** The secret of a webhook, to copy this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={secret !== undefined}
      onClose={onClose}
      title="Secret of the webhook"
      description="The receiver checks with it that messages come from this site, as described at standardwebhooks.com. Keep it as you keep a password."
    >
      <CopyOnce id={id} label="Secret" value={secret ?? ''} />
      <DialogActions>
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
