'use client'

import { CopyOnceDialog } from '@/admin/ui/copy-once'
import type { SentInvitation } from '@/features/invitation/mutations'
import { heldBackText } from './tell-sent'

interface LinkDialogProps {
  /** Undefined closes it. */
  sent: SentInvitation | undefined
  onClose: () => void
}

function Mailed({ invitation, heldBackSeconds }: SentInvitation) {
  const { email } = invitation
  if (heldBackSeconds === null)
    return (
      <>
        The link is on its way to <b>{email}</b>. You can also copy it and send it yourself.
      </>
    )
  return (
    <>
      <b>{email}</b> did not get an email: {heldBackText(heldBackSeconds)} Copy the link and send it yourself.
    </>
  )
}

/** After sending: the link, to copy this once. It was mailed, unless a limit prevented it. */
export function LinkDialog({ sent, onClose }: LinkDialogProps) {
  return (
    <CopyOnceDialog
      title={sent && sent.heldBackSeconds !== null ? 'Invitation not emailed' : 'Invitation sent'}
      description={sent ? <Mailed {...sent} /> : null}
      label="Invitation link"
      value={sent?.link}
      onClose={onClose}
    />
  )
}
