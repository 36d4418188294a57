import { Alert } from '@/components/ui/alert'
import type { InquiryOutcome } from './use-inquiry-submit'

type InquiryOutcomeProps = { outcome: InquiryOutcome; contactEmail: string }

/** What stays on the page after the toast has gone. */
export function InquiryOutcomeNote({ outcome, contactEmail }: InquiryOutcomeProps) {
  if (outcome === null) return null
  if (outcome === 'sent') {
    return (
      <Alert title="Thank you, your message has arrived">
        A confirmation is on its way to your inbox. The next message comes from a person.
      </Alert>
    )
  }
  return (
    <Alert tone="error" title="Your message was not sent">
      Everything you typed is still here.{' '}
      {outcome === 'too-many' ? 'You have sent several messages in a short time. ' : null}
      You can also write to{' '}
      <a href={`mailto:${contactEmail}`} className="text-link">
        {contactEmail}
      </a>
      .
    </Alert>
  )
}
