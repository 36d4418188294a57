import type { BookingView } from '../view'

type JoinCallProps = { booking: Pick<BookingView, 'meetingKind' | 'meetLink'>; className?: string }

export function JoinCall({ booking: { meetingKind, meetLink }, className = '' }: JoinCallProps) {
  if (meetLink?.startsWith('https://'))
    return (
      <p className={className}>
        <a href={meetLink} rel="noreferrer" className="wrap-anywhere text-link">
          Join the video call
        </a>
      </p>
    )
  if (meetingKind !== 'phone') return null
  return <p className={className}>We call you at the phone number that you gave us.</p>
}
