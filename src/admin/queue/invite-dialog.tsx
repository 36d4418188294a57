'use client'

import { useMemo } from 'react'
import { tellSent } from '@/admin/super-admin/invites/tell-sent'
import { bodyOf } from '@/admin/ui/body-of'
import { Dialog } from '@/admin/ui/dialog'
import { DialogForm } from '@/admin/ui/dialog-form'
import { useRefresh } from '@/admin/ui/refresh'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { SentInvitation } from '@/features/invitation/mutations'
import { send } from '@/lib/http/send'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
  /** With the link, which is shown once. */
  onSent: (sent: SentInvitation) => void
  id: string
  email: string
}

function InviteForm({ onSent, id }: Pick<InviteDialogProps, 'onSent' | 'id'>) {
  const { refresh } = useRefresh()
  const draft = useMemo(() => ({ key: `invite-${id}`, fields: ['subdomain'] }), [id])
  const form = useForm({
    read: (form) => ({ id, subdomain: typedTexts(form, 'subdomain').subdomain.trim() || null }),
    schema: async () => (await import('@/features/queue/schema')).convertToInvitationSchema,
    send: (body) => send('/api/convert-to-invitation', { body, read: bodyOf<SentInvitation> }),
    failed: { title: 'Error', message: 'Failed to send invitation' },
    onDone: (sent) => {
      tellSent(sent)
      onSent(sent)
      refresh()
    },
    draft,
  })
  return (
    <DialogForm form={form} action="Send Invitation" busyAction="Sending...">
      <Field label="Subdomain" hint="Optional: letters, digits and hyphens." error={form.errors.subdomain}>
        {(control) => <Input {...control} name="subdomain" autoComplete="off" spellCheck={false} />}
      </Field>
    </DialogForm>
  )
}

export function InviteDialog({ open, ...form }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Invite as a client"
      description={
        <>
          <b>{form.email}</b> gets an email with a link to register. It works once.
        </>
      }
    >
      <InviteForm {...form} />
    </Dialog>
  )
}
