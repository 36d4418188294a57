import { notifyDone, notifyFailed } from '@/admin/ui/notify'
import { waitText } from '@/components/form/failure-text'
import type { SentInvitation } from '@/features/invitation/mutations'

/** Why no mail was sent, and when the next one may be. */
export const heldBackText = (seconds: number): string =>
  `This address has reached its daily limit of emails. ${waitText(seconds)}`

export function tellSent({ invitation: { email }, heldBackSeconds }: SentInvitation): void {
  if (heldBackSeconds === null) notifyDone(`Invitation sent to ${email}`)
  else notifyFailed(heldBackText(heldBackSeconds), `No email was sent to ${email}`)
}
