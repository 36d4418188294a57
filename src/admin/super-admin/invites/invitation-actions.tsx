'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { DeletionDialog } from '@/admin/ui/deletion-dialog'
import { useList } from '@/admin/ui/list'
import { Menu, MenuItem } from '@/admin/ui/menu'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import type { ListedInvitation } from '@/features/invitation/list/queries'
import type { SentInvitation } from '@/features/invitation/mutations'
import { workRowId } from '@/features/queue/row-id'
import { send } from '@/lib/http/send'
import { LinkDialog } from './link-dialog'
import { useResendInvitation } from './use-invitation-changes'

interface InvitationActionsProps {
  invitation: ListedInvitation
  look: 'menu' | 'buttons'
}

/** Actions on an invitation: a menu in its row, buttons in its details. */
export function InvitationActions({ invitation, look }: InvitationActionsProps) {
  const { id, email, status, registrationId } = invitation
  const { go } = useList()
  const [asking, setAsking] = useState<'delete' | 'resend'>()
  const [sent, setSent] = useState<SentInvitation>()
  const close = () => setAsking(undefined)
  const renewal = useResendInvitation(id, (answer) => {
    close()
    setSent(answer)
  })
  const ask = (what: 'delete' | 'resend') => {
    renewal.clear()
    setAsking(what)
  }
  const resendable = status !== 'accepted'
  // It holds the address of the registration, which must be deleted first.
  const answers =
    registrationId &&
    `/admin/queue?status=all&open=${workRowId({ kind: 'registration', id: registrationId })}`

  return (
    <>
      {look === 'menu' ? (
        <Menu label={`Actions for ${email}`}>
          <MenuItem icon="info" onSelect={() => go({ open: id })}>
            View
          </MenuItem>
          {resendable ? (
            <MenuItem icon="send" onSelect={() => ask('resend')}>
              Send again
            </MenuItem>
          ) : null}
          {answers ? (
            <MenuItem icon="arrow-right" href={answers}>
              Open the registration
            </MenuItem>
          ) : (
            <MenuItem icon="trash" tone="danger" onSelect={() => ask('delete')}>
              Delete
            </MenuItem>
          )}
        </Menu>
      ) : (
        <>
          {resendable ? (
            <Button variant="secondary" size="sm" onClick={() => ask('resend')}>
              Send again
            </Button>
          ) : null}
          {answers ? (
            // Another document with its own layout.
            <a href={answers} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
              Open the registration
            </a>
          ) : (
            <Button variant="danger" size="sm" onClick={() => ask('delete')}>
              Delete
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={asking === 'resend'}
        onClose={close}
        onConfirm={renewal.resend}
        title="Send the invitation again?"
        action="Send again"
        tone="plain"
        busy={renewal.busy}
        problem={renewal.problem}
      >
        <b>{email}</b> gets a new link. The old one stops working.
      </ConfirmDialog>
      <DeletionDialog
        id={id}
        open={asking === 'delete'}
        onClose={close}
        remove={() => send(`/api/invitations/${id}`, { method: 'DELETE' })}
        done="Invitation deleted"
        failed="Failed to delete invitation"
        title="Delete this invitation?"
        action="Delete invitation"
      >
        The invitation of <b>{email}</b> will be deleted permanently
        {status === 'pending' ? '. Its link stops working at once.' : '.'}
      </DeletionDialog>
      <LinkDialog sent={sent} onClose={() => setSent(undefined)} />
    </>
  )
}
