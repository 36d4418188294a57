import { useState } from 'react'
import { failureText } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { focusOnMount } from '@/features/account/components/focus-on-mount'
import { DEFAULT_TITLE } from '../../call-type/rules'
import { type BookedView, sendBookingAgain } from '../../components/booking-calls'
import { BookingTimes } from '../../components/booking-times'
import {
  type CalendarEntry,
  calendarFile,
  googleAddress,
  outlookAddress,
} from '../../components/calendar-entry'
import { CallTypeLine } from '../../components/call-type-line'
import { JoinCall } from '../../components/join-call'
import { HostLine } from '../../host/components/host-line'

function SendAgain({ bookingId, email }: { bookingId: string; email: string }) {
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

const look = buttonStyles({ variant: 'secondary', size: 'sm' })

function download(entry: CalendarEntry) {
  const file = new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'call.ics'
  link.click()
  // The browser has started to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function CalendarLinks({ entry }: { entry: CalendarEntry }) {
  const others = [
    { name: 'Google Calendar', href: googleAddress(entry) },
    { name: 'Outlook', href: outlookAddress(entry) },
  ]
  return (
    <div>
      <h3 className="mb-3 text-xl">Add it to your calendar</h3>
      <div className="flex flex-wrap gap-2">
        {others.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer" className={look}>
            {name}
            <Icon name="external" className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ))}
        <button type="button" onClick={() => download(entry)} className={look}>
          <Icon name="download" className="size-4" />
          Calendar file (.ics)
        </button>
      </div>
    </div>
  )
}

type BookingSuccessProps = { booking: BookedView; email: string; brandName: string; onAgain: () => void }

/** Promises a link only if there is one. */
function howWeTalk({ status, meetingKind, meetLink, linkFollows, host }: BookedView, brandName: string) {
  const who = host ? `${host.name} from ${brandName}` : `Someone from ${brandName}`
  const isConfirmed = status === 'confirmed'
  const read = isConfirmed ? 'The time is confirmed' : 'We read what you wrote and confirm the time'
  if (meetLink) return `${read}. ${who} then meets you at the link in the email.`
  if (meetingKind === 'phone') return `${read}. ${who} then calls you by phone.`
  return linkFollows
    ? `${read}. ${who} then calls you by video: we email you the link to join.`
    : isConfirmed
      ? `${read}. We read what you wrote before the call, and send you the link to join.`
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
    { icon: booking.meetingKind === 'phone' ? 'chat' : 'video', text: howWeTalk(booking, brandName) },
    { icon: 'clock', text: 'Plans change: the email has a link to move or cancel the call yourself.' },
  ] as const

export function BookingSuccess({ booking, email, brandName, onAgain }: BookingSuccessProps) {
  const held = booking.heldUntil !== null

  return (
    <section className="grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="grid content-start justify-items-start gap-6">
        <span className="grid size-12 place-items-center rounded-full bg-action text-on-action">
          <Icon name="check" className="size-6" />
        </span>
        <h2 ref={focusOnMount} tabIndex={-1} className="text-3xl outline-none">
          Booking Submitted!
        </h2>
        {held ? null : <p>We'll send you a confirmation email shortly with the calendar invite.</p>}
        <CallTypeLine booking={booking} />
        <HostLine host={booking.host} />
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
