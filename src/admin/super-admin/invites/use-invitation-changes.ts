'use client'

import { bodyOf } from '@/admin/ui/body-of'
import { useAction } from '@/admin/ui/use-action'
import type { SentInvitation } from '@/features/invitation/mutations'
import { send } from '@/lib/http/send'
import { tellSent } from './tell-sent'

/** POST /api/invitations/:id/resend */
export function useResendInvitation(id: string, onSent: (sent: SentInvitation) => void) {
  const { run, ...state } = useAction<SentInvitation>()
  const then = (sent: SentInvitation) => {
    tellSent(sent)
    onSent(sent)
  }
  const resend = () =>
    run(() => send(`/api/invitations/${id}/resend`, { body: {}, read: bodyOf<SentInvitation> }), {
      failed: 'Failed to send invitation',
      preferServerMessage: true,
      then,
    })
  return { resend, ...state }
}
