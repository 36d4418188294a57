'use client'

import { useRef, useState } from 'react'
import { LinkDialog } from '@/admin/super-admin/invites/link-dialog'
import { Button } from '@/components/ui/button'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { SentInvitation } from '@/features/invitation/mutations'
import type { WorkItem } from '@/features/queue/work-item'
import { InviteDialog } from './invite-dialog'
import { ProjectDialog } from './project-dialog'

/** Makes an invitation or a project from an inquiry or a registration, or links to them. */
export function Conversions({ item, superAdmin }: { item: WorkItem; superAdmin: boolean }) {
  const [asking, setAsking] = useState<'invite' | 'project'>()
  const [sent, setSent] = useState<SentInvitation>()
  const { kind, email, invitationId, projectId } = item
  const mayInvite = superAdmin && kind === 'inquiry' && !invitationId && email
  const mayPlan = !projectId && (kind === 'inquiry' || superAdmin)
  const close = () => setAsking(undefined)
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
          <Button variant="secondary" size="sm" onClick={() => setAsking('invite')}>
            Invite as a client
          </Button>
        ) : null}
        {mayPlan ? (
          <Button variant="secondary" size="sm" onClick={() => setAsking('project')}>
            Create a project
          </Button>
        ) : null}
      </div>
      <InviteDialog
        open={asking === 'invite'}
        onClose={close}
        onSent={(invited) => {
          close()
          setSent(invited)
        }}
        id={item.id}
        email={email ?? ''}
      />
      <ProjectDialog open={asking === 'project'} onClose={close} item={item} />
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
