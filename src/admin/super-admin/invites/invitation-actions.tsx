'use client'

import { useState } from 'react'
import { useAction, useNewAsked, useRefresh } from '@/admin/ui/actions'
import { AddButton } from '@/admin/ui/add-button'
import { ConfirmDialog, DeletionDialog } from '@/admin/ui/confirm-dialog'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { type RowAction, RowActions } from '@/admin/ui/menu'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { createInvitation, resendInvitation } from '@/features/invitation/calls'
import type { ListedInvitation } from '@/features/invitation/list/queries'
import type { SentInvitation } from '@/features/invitation/mutations'
import { workRowId } from '@/features/queue/row-id'
import { call } from '@/lib/http/call'
import { removeDocument } from '@/lib/http/documents'
import { readableAddress } from '@/lib/validation/readable-address'
import { LinkDialog, tellSent } from './link-dialog'

const blank = { email: '', subdomain: '' }
const schema = async () => (await import('@/features/invitation/schema')).createInvitationSchema

export function SendInvitation({ byAddress = false }: { byAddress?: boolean }) {
  const { refresh } = useRefresh()
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState<SentInvitation>()
  const { typed, forget } = useTypedValues(blank)
  const form = useForm({
    schema,
    read: (data) => typedTexts(data, 'email', 'subdomain'),
    send: (body) => call(createInvitation, body),
    failed: { title: 'Error', message: 'Failed to send invitation' },
    onDone: (answer) => {
      tellSent(answer)
      setOpen(false)
      forget()
      setSent(answer)
      refresh()
    },
  })

  useNewAsked(() => {
    if (byAddress) setOpen(true)
  })

  return (
    <>
      <AddButton onClick={() => setOpen(true)}>Send Invitation</AddButton>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        title="Send Invitation"
        description="The person gets an email with a link to register. It works once."
        action="Send Invitation"
        busyAction="Sending..."
      >
        <InputField errors={form.errors} label="Email" required {...typed('email')} type="email" autoFocus />
        <InputField
          errors={form.errors}
          label="Subdomain"
          hint="Optional: the first part of the client's address, such as acme in acme.example.com."
          {...typed('subdomain')}
          spellCheck={false}
        />
      </FormDialog>
      <LinkDialog sent={sent} onClose={() => setSent(undefined)} />
    </>
  )
}

type InvitationActionsProps = { invitation: ListedInvitation; look: 'menu' | 'buttons' }

export function InvitationActions({ invitation, look }: InvitationActionsProps) {
  const { id, email, status, registrationId } = invitation
  const [asking, setAsking] = useState<'delete' | 'resend'>()
  const [sent, setSent] = useState<SentInvitation>()
  const close = () => setAsking(undefined)
  const renewal = useAction<SentInvitation>()
  const renew = () => call(resendInvitation, { id })
  const then = (answer: SentInvitation) => {
    tellSent(answer)
    close()
    setSent(answer)
  }
  const resend = () =>
    renewal.run(renew, { failed: 'Failed to send invitation', preferServerMessage: true, then })
  const ask = (what: 'delete' | 'resend') => {
    renewal.clear()
    setAsking(what)
  }
  const actions: RowAction[] = []
  if (status !== 'accepted')
    actions.push({ label: 'Send again', icon: 'send', onSelect: () => ask('resend') })
  if (registrationId) {
    // It holds the address of the registration, which must be deleted first.
    const row = workRowId({ kind: 'registration', id: registrationId })
    const href = `/admin/queue?status=all&open=${row}`
    actions.push({ label: 'Open the registration', icon: 'arrow-right', href })
  } else actions.push({ label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => ask('delete') })

  return (
    <>
      <RowActions id={id} name={readableAddress(email)} look={look} actions={actions} />
      <ConfirmDialog
        open={asking === 'resend'}
        onClose={close}
        onConfirm={resend}
        title="Send the invitation again?"
        action="Send again"
        tone="plain"
        busy={renewal.busy}
        problem={renewal.problem}
      >
        <b>{readableAddress(email)}</b> gets a new link. The old one stops working.
      </ConfirmDialog>
      <DeletionDialog
        id={id}
        open={asking === 'delete'}
        onClose={close}
        remove={() => removeDocument('invitations', id)}
        done="Invitation deleted"
        failed="Failed to delete invitation"
        title="Delete this invitation?"
        action="Delete invitation"
      >
        The invitation of <b>{readableAddress(email)}</b> will be deleted permanently
        {status === 'pending' ? '. Its link stops working at once.' : '.'}
      </DeletionDialog>
      <LinkDialog sent={sent} onClose={() => setSent(undefined)} />
    </>
  )
}
