'use client'

import { useAction } from '@/admin/ui/actions'
import { QuestionButton } from '@/admin/ui/question-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'

interface StuckJobActionsProps {
  id: string
  what: string
  state: 'failed' | 'retrying'
}

const settle = (id: string, action: 'send_again' | 'drop') => () =>
  send('/api/stuck-jobs', { body: { action, id } })

export function StuckJobActions({ id, what, state }: StuckJobActionsProps) {
  const { run, busy, problem } = useAction<unknown>()
  const sendAgain = () =>
    run(settle(id, 'send_again'), {
      done: 'Trying again now',
      failed: 'Failed to send it again',
      preferServerMessage: true,
    })
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void sendAgain()}>
        <span>{state === 'failed' ? 'Send again' : 'Try now'}</span>
        <span className="sr-only">: {what}</span>
      </Button>
      <QuestionButton
        label={
          <>
            Discard<span className="sr-only">: {what}</span>
          </>
        }
        look="quiet"
        title="Discard this permanently?"
        action="Discard"
        call={settle(id, 'drop')}
        done={() => 'Discarded'}
        failed="Failed to discard it"
        preferServerMessage
      >
        {what} will not be sent or run again. This cannot be undone.
      </QuestionButton>
      {problem ? (
        <Alert tone="error" live title="Error">
          {problem}
        </Alert>
      ) : null}
    </div>
  )
}
