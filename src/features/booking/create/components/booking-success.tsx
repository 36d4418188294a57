import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { DEFAULT_TITLE } from '../../call-type/rules'
import type { BookedView } from '../../components/booking-calls'
import { BookingTimes } from '../../components/booking-times'
import { CallTypeLine } from '../../components/call-type-line'
import { JoinCall } from '../../components/join-call'
import { CalendarLinks } from './calendar-links'
import { SendAgain } from './send-again'

type BookingSuccessProps = { booking: BookedView; email: string; brandName: string; onAgain: () => void }

/** Promises a link only if there is one. */
function howWeTalk({ status, meetingKind, meetLink, linkFollows }: BookedView, brandName: string): string {
  const isConfirmed = status === 'confirmed'
  const read = isConfirmed ? 'The time is confirmed' : 'We read what you wrote and confirm the time'
  if (meetLink) return `${read}. Someone from ${brandName} then meets you at the link in the email.`
  if (meetingKind === 'phone') return `${read}. Someone from ${brandName} then calls you by phone.`
  return linkFollows
    ? `${read}. Someone from ${brandName} then calls you by video: we email you the link to join.`
    : isConfirmed
      ? `${read}. We read what you wrote before the call.`
      : `${read} by email.`
}

const stepsFor = (email: string, brandName: string, booking: BookedView, held: boolean) =>
  [
    {
      icon: 'mail',
      text: held
        ? `We've emailed ${email}. Press the button in that email within 30 minutes, or the slot opens up for others again.`
        : `We've emailed ${email}. The calendar invite is attached.`,
    },
    {
      icon: booking.meetingKind === 'phone' ? 'chat' : 'video',
      text: howWeTalk(booking, brandName),
    },
    { icon: 'clock', text: 'Plans change: the email has a link to move or cancel the call yourself.' },
  ] as const

export function BookingSuccess({ booking, email, brandName, onAgain }: BookingSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const held = booking.heldUntil !== null

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="grid content-start justify-items-start gap-6">
        <span className="grid size-12 place-items-center rounded-full bg-action text-on-action">
          <Icon name="check" className="size-6" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          Booking Submitted!
        </h2>
        {held ? null : <p>We'll send you a confirmation email shortly with the calendar invite.</p>}
        <CallTypeLine booking={booking} />
        <BookingTimes start={booking.bookingDatetime} end={booking.endsAt} zone={booking.timezone} />
        <JoinCall booking={booking} />
        {held ? null : (
          <CalendarLinks
            entry={{
              uid: `booking-${booking.id}@${window.location.hostname}`,
              title: `${booking.callType ?? DEFAULT_TITLE} with ${brandName}`,
              description: `${booking.meetingKind === 'phone' ? 'Phone' : 'Video'} call with ${brandName}.${booking.meetLink ? ` Join: ${booking.meetLink}` : ''} Your booking email has a link to move or cancel it.`,
              start: booking.bookingDatetime,
              end: booking.endsAt,
            }}
          />
        )}
        <Button variant="secondary" onClick={onAgain}>
          Book another call
        </Button>
      </div>
      <div className="grid content-start gap-8">
        <div>
          <h3 className="mb-4 text-xl">What happens next</h3>
          <ol className="border-line border-t">
            {stepsFor(email, brandName, booking, held).map((step) => (
              <li key={step.icon} className="flex gap-4 border-line border-b py-4 text-sm">
                <Icon name={step.icon} className="mt-0.5 size-5 shrink-0 text-signal-text" />
                <span className="wrap-anywhere min-w-0">{step.text}</span>
              </li>
            ))}
          </ol>
        </div>
        <SendAgain bookingId={booking.id} email={email} />
      </div>
    </section>
  )
}
