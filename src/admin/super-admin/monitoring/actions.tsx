'use client'

import { Problem, useAction } from '@/admin/ui/actions'
import { useList } from '@/admin/ui/list'
import { QuestionButton } from '@/admin/ui/question-button'
import { TEST_MAIL_TIMEOUT_MS, TestMailButton } from '@/admin/ui/test-mail-button'
import { Button } from '@/components/ui/button'
import { revokeKey } from '@/features/keys/calls'
import { sendTestMail, settleStuckJob } from '@/features/outbox/calls'
import { call } from '@/lib/http/call'

export const TestMail = () => (
  <TestMailButton
    label="Send a test email"
    send={() => call(sendTestMail, {}, { timeoutMs: TEST_MAIL_TIMEOUT_MS })}
  />
)

type StuckJobActionsProps = { id: string; what: string; state: 'failed' | 'retrying' }

const settle = (id: string, action: 'send_again' | 'drop') => () => call(settleStuckJob, { action, id })

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
      <Problem title="Error">{problem}</Problem>
    </div>
  )
}

export function RevokeKey({ id, name }: { id: string; name: string }) {
  const { go } = useList()
  return (
    <QuestionButton
      label="Revoke"
      title="Revoke this API key?"
      action="Revoke key"
      call={() => call(revokeKey, { id })}
      done={() => 'API key revoked'}
      failed="Failed to revoke the key"
      onDone={() => go({ open: null }, 'replace')}
    >
      Programs with the key <b>{name}</b> stop working at once.
    </QuestionButton>
  )
}
