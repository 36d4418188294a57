import { useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'
import { focusOnMount } from '../../components/focus-on-mount'

type UnconfirmedNoteProps = { email: string; password: string }

export function UnconfirmedNote({ email, password }: UnconfirmedNoteProps) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ sent: boolean; text: string } | null>(null)

  async function sendAgain() {
    setBusy(true)
    const answer = await send('/api/resend-confirmation', { body: { email, password } })
    setBusy(false)
    setSaid(
      answer.ok
        ? { sent: true, text: "We've sent you a confirmation link." }
        : { sent: false, text: failureText(answer, UNEXPECTED) },
    )
  }

  return (
    <>
      <Alert
        ref={focusOnMount}
        live
        tone="warning"
        title="Please confirm your email address"
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={sendAgain}>
            Send the email again
          </Button>
        }
      >
        One step is left: please use the link in the email we sent to {email}.
      </Alert>
      {said ? (
        <Alert
          live
          tone={said.sent ? 'info' : 'error'}
          title={said.sent ? 'Check your email' : 'Nothing was sent'}
        >
          {said.text}
        </Alert>
      ) : null}
    </>
  )
}
