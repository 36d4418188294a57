'use client'

import { useMemo, useRef, useState } from 'react'
import { LinkDialog, tellSent } from '@/admin/super-admin/invites/link-dialog'
import { useRefresh } from '@/admin/ui/actions'
import { Dialog, DialogForm } from '@/admin/ui/dialog'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { SentInvitation } from '@/features/invitation/mutations'
import { convertToInvitation } from '@/features/queue/calls'
import type { WorkItem } from '@/features/queue/work-item'
import { call } from '@/lib/http/call'
import { readableAddress } from '@/lib/validation/readable-address'
import { ProjectButton } from './project-dialog'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
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
    send: (body) => call(convertToInvitation, body),
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
      <Field
        label="Subdomain"
        hint="Optional: the first part of the client's address, such as acme in acme.example.com."
        error={form.errors.subdomain}
      >
        {(control) => <Input {...control} name="subdomain" autoComplete="off" spellCheck={false} />}
      </Field>
    </DialogForm>
  )
}

function InviteDialog({ open, ...form }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Invite as a client"
      description={
        <>
          <b>{readableAddress(form.email)}</b> gets an email with a link to register. It works once.
        </>
      }
    >
      <InviteForm {...form} />
    </Dialog>
  )
}

export function Conversions({ item, superAdmin }: { item: WorkItem; superAdmin: boolean }) {
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState<SentInvitation>()
  const { kind, email, invitationId, projectId } = item
  const mayInvite = superAdmin && kind === 'inquiry' && !invitationId && email
  const mayPlan = !projectId && (kind === 'inquiry' || superAdmin)
  const part = useRef<HTMLElement>(null)
  useKeepFocus(part, `${invitationId} ${projectId}`)

  if (!mayInvite && !mayPlan && !invitationId && !projectId) return null
  return (
    <section ref={part} tabIndex={-1} aria-label="Client and project" className="mt-5 border-t pt-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        {invitationId ? (
          <a href={`/super-admin/invites?open=${invitationId}`} className="text-link text-sm">
            Open the invitation
          </a>
        ) : null}
        {projectId ? (
          <a href={`/admin/collections/projects/${projectId}`} className="text-link text-sm">
            Open the project
          </a>
        ) : null}
        {mayInvite ? (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            Invite as a client
          </Button>
        ) : null}
        {mayPlan ? <ProjectButton item={item} /> : null}
      </div>
      <InviteDialog
        open={asking}
        onClose={() => setAsking(false)}
        onSent={(invited) => {
          setAsking(false)
          setSent(invited)
        }}
        id={item.id}
        email={email ?? ''}
      />
      <LinkDialog
        sent={sent}
        onClose={() => {
          setSent(undefined)
          // The button that opened this is gone now.
          requestAnimationFrame(() => part.current?.focus({ preventScroll: true }))
        }}
      />
    </section>
  )
}
