'use client'

import { CopyOnceDialog } from '@/admin/ui/copy-once'

interface SecretDialogProps {
  /** Undefined closes it. */
  secret: string | undefined
  onClose: () => void
}

/** The secret of a webhook, to copy this once. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps) => (
  <CopyOnceDialog
    title="Secret of the webhook"
    description="The receiver checks with it that messages come from this site, as described at standardwebhooks.com. Keep it as you keep a password."
    label="Secret"
    value={secret}
    onClose={onClose}
  />
)
