'use client'

import { CopyOnceDialog } from '@/admin/ui/copy-once'
import type { SentInvitation } from '@/features/invitation/mutations'
import { heldBackText } from './tell-sent'

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

export function LinkDialog({ sent, onClose }: { sent: SentInvitation | undefined; onClose: () => void }) {
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
