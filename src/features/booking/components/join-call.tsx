import { LINK_FOLLOWS } from '@/content/appointment'
import type { BookingView } from '../view'

type JoinCallProps = { booking: Pick<BookingView, 'status' | 'meetingKind' | 'meetLink'>; className?: string }

export function JoinCall({ booking: { status, meetingKind, meetLink }, className = '' }: JoinCallProps) {
  if (meetLink?.startsWith('https://'))
    return (
      <p className={className}>
        <a href={meetLink} rel="noreferrer" className="wrap-anywhere text-link">
          Join the video call
        </a>
      </p>
    )
  if (meetingKind === 'phone')
    return <p className={className}>We call you at the phone number that you gave us.</p>
  return status === 'confirmed' ? <p className={className}>{LINK_FOLLOWS}</p> : null
}
