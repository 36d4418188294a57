'use client'

import { CopyOnceDialog } from '@/admin/ui/copy-once'

export const SecretDialog = ({ secret, onClose }: { secret: string | undefined; onClose: () => void }) => (
  <CopyOnceDialog
    title="Secret of the webhook"
    description="The receiver uses it to check that messages come from this site, as described at standardwebhooks.com. Keep it like a password."
    label="Secret"
    value={secret}
    onClose={onClose}
  />
)
