import { useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import { sendBookingAgain } from '../../components/booking-calls'

type SendAgainProps = { bookingId: string; email: string }

export function SendAgain({ bookingId, email }: SendAgainProps) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)

  async function send() {
    setBusy(true)
    setOutcome(null)
    const answer = await sendBookingAgain(bookingId, email)
    setBusy(false)
    setOutcome(
      answer.ok
        ? `Sent again to ${email}. It can take a few minutes.`
        : failureText(answer, 'The email could not be sent. Please try again.'),
    )
  }

  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-xl">Nothing arrived?</h3>
      <p className="wrap-anywhere text-sm text-soft">
        Check your spam folder first. If the address {email} is wrong, book again with the right one.
      </p>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void send()}>
        {busy ? 'Sending...' : 'Send the email again'}
      </Button>
      <p role="status" className="wrap-anywhere text-sm empty:hidden">
        {outcome}
      </p>
    </div>
  )
}
