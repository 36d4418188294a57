'use client'

import { useRef, useState } from 'react'
import { LinkDialog, tellSent } from '@/admin/super-admin/invites/link-dialog'
import { useRefresh } from '@/admin/ui/actions'
import { Dialog, DialogForm, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { SentInvitation } from '@/features/invitation/mutations'
import { convertToInvitation } from '@/features/queue/calls'
import type { WorkItem } from '@/features/queue/work-item'
import { call } from '@/lib/http/call'
import { readableAddress } from '@/lib/validation/readable-address'
import { ProjectButton } from './project-dialog'

const schema = async () => (await import('@/features/queue/schema')).convertToInvitationSchema

interface InviteDialogProps {
  onClose: () => void
  onSent: (sent: SentInvitation) => void
  id: string
  email: string
}

function InviteDialog({ onClose, onSent, id, email }: InviteDialogProps) {
  const { refresh } = useRefresh()
  const { typed, forget } = useTypedValues({ subdomain: '' }, `invite-${id}`)
  const form = useForm({
    read: (data) => ({ id, subdomain: typedTexts(data, 'subdomain').subdomain.trim() || null }),
    schema,
    send: (body) => call(convertToInvitation, body),
    failed: { title: 'Error', message: 'Failed to send invitation' },
    onDone: (sent) => {
      tellSent(sent)
      forget()
      onSent(sent)
      refresh()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite as a client"
      description={
        <>
          <b>{readableAddress(email)}</b> gets an email with a link to register. It works once.
        </>
      }
    >
      <DialogForm form={form} action="Send Invitation" busyAction="Sending...">
        <InputField
          errors={form.errors}
          {...typed('subdomain')}
          label="Subdomain"
          hint="Optional: the first part of the client's address, such as acme in acme.example.com."
          spellCheck={false}
        />
      </DialogForm>
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
      {asking ? (
        <InviteDialog
          onClose={() => setAsking(false)}
          onSent={(invited) => {
            setAsking(false)
            setSent(invited)
          }}
          id={item.id}
          email={email ?? ''}
        />
      ) : null}
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
