'use client'

import { useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/http/call'
import { confirmSubscription, unsubscribe } from '../calls'

const calls = { confirm: confirmSubscription, unsubscribe }

export interface LinkActionProps {
  action: keyof typeof calls
  button: string
  doneTitle: string
  doneText: string
}

/** A mail program can break a long link. */
const INCOMPLETE = 'The link is incomplete. Please open it again from the email, or copy all of it.'

/** The link's action needs this button, because mail scanners open links too. */
export function LinkAction({ button, action, doneTitle, doneText }: LinkActionProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [done, setDone] = useState(false)

  async function act() {
    setBusy(true)
    setError(undefined)
    const token = new URLSearchParams(location.search).get('token') ?? ''
    const answer = await call(calls[action], { token })
    setBusy(false)
    if (answer.ok) setDone(true)
    else if (answer.reason === 'refused' && answer.status === 400) setError(INCOMPLETE)
    else setError(failureText(answer, UNEXPECTED))
  }

  return (
    <div aria-live="polite" className="grid max-w-xl justify-items-start gap-5">
      {done ? (
        <Alert title={doneTitle}>{doneText}</Alert>
      ) : (
        <>
          {error ? (
            <Alert tone="error" title="That did not work">
              {error}
            </Alert>
          ) : null}
          <Button size="lg" busy={busy} onClick={act}>
            {busy ? 'Sending...' : button}
          </Button>
        </>
      )}
    </div>
  )
}
