'use client'

import { useMemo } from 'react'
import { tellSent } from '@/admin/super-admin/invites/tell-sent'
import { bodyOf } from '@/admin/ui/body-of'
import { Dialog, DialogActions } from '@/admin/ui/dialog'
import { useRefresh } from '@/admin/ui/refresh'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
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

function InviteForm({ onClose, onSent, id }: Omit<InviteDialogProps, 'open' | 'email'>) {
  const { refresh } = useRefresh()
  const draft = useMemo(() => ({ key: `invite-${id}`, fields: ['subdomain'] }), [id])
  const { formProps, errors, busy, problem } = useForm({
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
    <form {...formProps} className="grid gap-4">
      <Field label="Subdomain" hint="Optional: letters, digits and hyphens." error={errors.subdomain}>
        {(control) => <Input {...control} name="subdomain" autoComplete="off" spellCheck={false} />}
      </Field>
      <FormProblemNote problem={problem} />
      <DialogActions>
        <Button variant="secondary" size="sm" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Sending...' : 'Send Invitation'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Invites the sender of an inquiry to register. */
export function InviteDialog({ open, ...form }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Invite as a client"
      description={
        <>
          <b>{form.email}</b> gets a mail with a link to register. It works once.
        </>
      }
    >
      <InviteForm {...form} />
    </Dialog>
  )
}
