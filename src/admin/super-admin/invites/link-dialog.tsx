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

export function LinkDialog({ sent, onClose }: { sent: SentInvitation | undefined; onClose: () => void }) {
  const heldBack = sent?.heldBackSeconds ?? null
  const address = sent ? <b>{readableAddress(sent.invitation.email)}</b> : null
  const description =
    heldBack === null ? (
      <>The link is on its way to {address}. You can also copy it and send it yourself.</>
    ) : (
      <>
        {address} did not get an email: {heldBackText(heldBack)} Copy the link and send it yourself.
      </>
    )
  return (
    <CopyOnceDialog
      title={heldBack === null ? 'Invitation sent' : 'Invitation not emailed'}
      description={description}
      label="Invitation link"
      value={sent?.link}
      onClose={onClose}
    />
  )
}
