'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { SentTest } from '@/features/outbox/answers'
import type { Answer } from '@/lib/http/send'
import { useAction } from './actions'

/** Longer than the mail server may take to greet and to answer. */
export const TEST_MAIL_TIMEOUT_MS = 60_000

const answerText = ({ to, via, answer }: SentTest) =>
  via === 'smtp'
    ? `The mail server accepted the email to ${to}. It answered: ${answer ?? 'nothing'}`
    : `No mail server is set. The email to ${to} is stored as a file on the server.`

interface TestMailButtonProps {
  label: string
  send: () => Promise<Answer<SentTest, unknown>>
}

export function TestMailButton({ label, send }: TestMailButtonProps) {
  const { run, busy, problem } = useAction<SentTest>()
  const [answer, setAnswer] = useState<SentTest>()
  const then = (sent: SentTest) => setAnswer(sent)
  const sendTest = () => {
    setAnswer(undefined)
    return run(send, { failed: 'Failed to send the test email', preferServerMessage: true, then })
  }
  return (
    <>
      <div>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void sendTest()}>
          {label}
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
