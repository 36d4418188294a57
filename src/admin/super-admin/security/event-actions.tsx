'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { ExportLink } from '@/admin/reauthentication/export-link'
import { Problem, useAction } from '@/admin/ui/actions'
import { QuestionButton } from '@/admin/ui/question-button'
import { useClock } from '@/admin/ui/values'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { clearEvents, handleEvent } from '@/features/security/calls'
import { periodStart } from '@/features/security/events/period'
import { call } from '@/lib/http/call'
import type { ShownEvents } from './shown-events'

export function ClearEvents() {
  const router = useRouter()
  const search = useSearchParams()
  return (
    <QuestionButton
      label={
        <>
          <Icon name="trash" className="size-4.5 max-sm:hidden" />
          Clear Events
        </>
      }
      look="secondary"
      title="Clear all security events?"
      action="Clear events"
      call={() => confirmed(() => call(clearEvents))}
      done={() => 'Events cleared'}
      failed="Failed to clear events"
      onDone={() => {
        if (!search.has('open')) return
        const rest = new URLSearchParams(search)
        rest.delete('open')
        router.replace(`/super-admin/security?${rest}`, { scroll: false })
      }}
    >
      Deletes all events, including those that the filters hide. The score restarts at 100. The audit log
      records that you cleared them.
    </QuestionButton>
  )
}

export function HandledButton({ eventId, isHandled }: { eventId: string; isHandled: boolean }) {
  const { run, busy, problem } = useAction<{ handled: boolean }>()
  const toggle = () =>
    run(() => call(handleEvent, { id: eventId, handled: !isHandled }), {
      failed: 'Failed to save the event',
      preferServerMessage: true,
      done: ({ handled }) => (handled ? 'Marked as handled' : 'Marked as not handled'),
    })
  return (
    <>
      <Button variant="secondary" size="sm" busy={busy} onClick={toggle}>
        {isHandled ? 'Mark as not handled' : 'Mark as handled'}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}

export function ExportEvents({ within, ...filter }: ShownEvents) {
  const { now } = useClock()
  const since = within && periodStart(within, new Date(now)).toISOString()
  const said = Object.entries({ ...filter, since }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return (
    <ExportLink
      href={`/api/security-events/export?${new URLSearchParams(said)}`}
      className={buttonStyles({ variant: 'secondary', size: 'sm' })}
    >
      <Icon name="download" className="size-4.5 max-sm:hidden" />
      Export JSON
    </ExportLink>
  )
}
