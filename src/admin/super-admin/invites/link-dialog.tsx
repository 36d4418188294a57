'use client'

import { notifyDone, notifyFailed } from '@/admin/ui/actions'
import { CopyOnceDialog } from '@/admin/ui/copy-once'
import { waitText } from '@/components/form/failure-text'
import type { SentInvitation } from '@/features/invitation/mutations'
import { readableAddress } from '@/lib/validation/readable-address'

/** Why no mail was sent, and when the next one may be. */
const heldBackText = (seconds: number): string =>
  `This address has reached its daily limit of emails. ${waitText(seconds)}`

export function tellSent({ invitation: { email }, heldBackSeconds }: SentInvitation): void {
  if (heldBackSeconds === null) notifyDone(`Invitation sent to ${readableAddress(email)}`)
  else notifyFailed(heldBackText(heldBackSeconds), `No email was sent to ${readableAddress(email)}`)
}

function Mailed({ invitation, heldBackSeconds }: SentInvitation) {
  const { email } = invitation
  if (heldBackSeconds === null)
    return (
      <>
        The link is on its way to <b>{readableAddress(email)}</b>. You can also copy it and send it yourself.
      </>
    )
  return (
    <>
      <b>{readableAddress(email)}</b> did not get an email: {heldBackText(heldBackSeconds)} Copy the link and
      send it yourself.
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
