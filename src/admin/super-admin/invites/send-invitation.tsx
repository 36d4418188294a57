'use client'

import { useState } from 'react'
import { bodyOf, useRefresh } from '@/admin/ui/actions'
import { FormDialog, useTypedValues } from '@/admin/ui/form-dialog'
import { useNewAsked } from '@/admin/ui/use-new-asked'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import type { SentInvitation } from '@/features/invitation/mutations'
import { send } from '@/lib/http/send'
import { LinkDialog, tellSent } from './link-dialog'

const blank = { email: '', subdomain: '' }
const schema = async () => (await import('@/features/invitation/schema')).createInvitationSchema

/** The button and dialog that invite a client; the link is shown once. One of them opens for `?new=1` in the address. */
export function SendInvitation({ byAddress = false }: { byAddress?: boolean }) {
  const { refresh } = useRefresh()
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState<SentInvitation>()
  const { typed, forget } = useTypedValues(blank)
  const form = useForm({
    schema,
    read: (data) => typedTexts(data, 'email', 'subdomain'),
    send: (body) => send('/api/create-invitation', { body, read: bodyOf<SentInvitation> }),
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
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-4.5" />
        Send Invitation
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        title="Send Invitation"
        description="The person gets an email with a link to register. It works once."
        action="Send Invitation"
        busyAction="Sending..."
      >
        <Field label="Email" required error={form.errors.email}>
          {(control) => <Input {...control} {...typed('email')} type="email" autoComplete="off" autoFocus />}
        </Field>
        <Field label="Subdomain" hint="Optional: letters, digits and hyphens." error={form.errors.subdomain}>
          {(control) => <Input {...control} {...typed('subdomain')} autoComplete="off" spellCheck={false} />}
        </Field>
      </FormDialog>
      <LinkDialog sent={sent} onClose={() => setSent(undefined)} />
    </>
  )
}
