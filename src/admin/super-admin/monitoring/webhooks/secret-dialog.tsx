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
    description="The receiver uses it to check that messages come from this site, as described at standardwebhooks.com. Keep it like a password."
    label="Secret"
    value={secret}
    onClose={onClose}
  />
)
