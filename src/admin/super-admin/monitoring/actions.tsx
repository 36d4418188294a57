'use client'

import { useState } from 'react'
import { Problem, useAction } from '@/admin/ui/actions'
import { QuestionButton } from '@/admin/ui/question-button'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { sendTestMail, settleStuckJob } from '@/features/outbox/calls'
import type { SentTest } from '@/features/outbox/test-mail'
import { call } from '@/lib/http/call'

/** Longer than the mail server may take to greet and to answer. */
const TIMEOUT_MS = 60_000

const answerText = ({ to, via, answer }: SentTest) =>
  via === 'smtp'
    ? `The mail server accepted the email to ${to}. It answered: ${answer ?? 'nothing'}`
    : `No mail server is set. The email to ${to} is stored as a file on the server.`

export function TestMail() {
  const { run, busy, problem } = useAction<SentTest>()
  const [answer, setAnswer] = useState<SentTest>()
  const then = (sent: SentTest) => setAnswer(sent)
  const sendTest = () => {
    setAnswer(undefined)
    return run(() => call(sendTestMail, {}, { timeoutMs: TIMEOUT_MS }), {
      failed: 'Failed to send the test email',
      preferServerMessage: true,
      then,
    })
  }
  return (
    <>
      <div>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void sendTest()}>
          Send a test email
        </Button>
      </div>
      {problem ? (
        <Alert tone="error" live title="The test email was not sent">
          <span className="[overflow-wrap:anywhere]">{problem}</span>
        </Alert>
      ) : null}
      {answer ? (
        <Alert live tone={answer.via === 'smtp' ? 'info' : 'warning'}>
          <span className="[overflow-wrap:anywhere]">{answerText(answer)}</span>
        </Alert>
      ) : null}
    </>
  )
}

interface StuckJobActionsProps {
  id: string
  what: string
  state: 'failed' | 'retrying'
}

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
