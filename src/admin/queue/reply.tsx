'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { openStatuses } from '@/features/queue/rules'
import type { WorkItem } from '@/features/queue/work-item'
import { useWorkChange } from './use-work-change'

export function Reply({ item }: { item: WorkItem }) {
  const [asking, setAsking] = useState(false)
  const { setStatus, busy, problem } = useWorkChange(item)
  const isOpen = openStatuses.some((status) => status === item.status)
  if (!item.reply)
    return <p className="text-soft text-sm">The email address of this person is no longer stored.</p>
  return (
    <>
      <a
        href={item.reply}
        onClick={() => setAsking(isOpen)}
        className={buttonStyles({ size: 'sm', variant: asking ? 'secondary' : 'primary' })}
      >
        <Icon name="mail" className="size-4.5" />
        Answer by email
      </a>
      {asking && isOpen ? (
        <fieldset className="flex basis-full! flex-wrap items-center gap-2.5">
          <legend className="sr-only">Did you send it?</legend>
          <span aria-hidden="true" className="text-sm">
            Did you send it?
          </span>
          <Button size="sm" busy={busy} onClick={() => void setStatus('answered')}>
            Yes, set to answered
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
            Not yet
          </Button>
          {problem ? (
            <Alert tone="error" live title="Error">
              {problem}
            </Alert>
          ) : null}
        </fieldset>
      ) : null}
    </>
  )
}
