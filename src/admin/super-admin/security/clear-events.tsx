'use client'

import { confirmed } from '@/admin/reauthentication/confirmed'
import { useList } from '@/admin/ui/list'
import { QuestionButton } from '@/admin/ui/question-button'
import { Icon } from '@/components/ui/icon'
import { send } from '@/lib/http/send'

export function ClearEvents() {
  const { address, go } = useList()
  return (
    <QuestionButton
      label={
        <>
          <Icon name="trash" className="size-4.5" />
          Clear Events
        </>
      }
      look="secondary"
      title="Clear all security events?"
      action="Clear events"
      call={() => confirmed(() => send('/api/security-events', { method: 'DELETE' }))}
      done={() => 'Events cleared'}
      failed="Failed to clear events"
      onDone={() => {
        if (address.search.open) go({ open: null }, 'replace')
      }}
    >
      Deletes all events, including those that the filters hide. The score restarts at 100. The audit log
      records that you cleared them.
    </QuestionButton>
  )
}
