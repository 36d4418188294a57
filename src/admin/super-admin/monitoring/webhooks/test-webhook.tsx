'use client'

import { useState } from 'react'
import { bodyOf, useRefresh } from '@/admin/ui/actions'
import { failureText } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'

interface Taken {
  status: number
  answer: string
}

/** Sends a test and shows the receiver's answer. A refused test is also one of the last deliveries. */
export function TestWebhook({ id }: { id: string }) {
  const { refresh } = useRefresh()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'info' | 'error'; text: string }>()
  async function sendTest() {
    setBusy(true)
    setOutcome(undefined)
    const answer = await send(`/api/webhooks/${id}/test`, { body: {}, read: bodyOf<Taken> })
    setBusy(false)
    setOutcome(
      answer.ok
        ? { tone: 'info', text: `The receiver answered ${answer.data.status}. ${answer.data.answer}`.trim() }
        : { tone: 'error', text: failureText(answer, 'Failed to send the test.') },
    )
    refresh()
  }
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void sendTest()}>
        Send a test
      </Button>
      {outcome ? (
        <Alert live tone={outcome.tone}>
          <span className="[overflow-wrap:anywhere]">{outcome.text}</span>
        </Alert>
      ) : null}
    </div>
  )
}
