'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { toast } from '@/components/ui/toast'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import { type OwnRequest, sendManageOwn } from '@/features/booking/components/booking-calls'
import { CallTypeLine } from '@/features/booking/components/call-type-line'
import { JoinCall } from '@/features/booking/components/join-call'
import { HostLine } from '@/features/booking/host/components/host-line'
import { BookingStatus } from '@/features/booking/manage/components/booking-status'
import { CancelDialog, cancelledText, movedText } from '@/features/booking/manage/components/cancel-dialog'
import { ChangeNotice } from '@/features/booking/manage/components/change-notice'
import { ReschedulePanel } from '@/features/booking/manage/components/reschedule-panel'
import { longDateInZone } from '@/lib/time/format'
import type { OwnBooking } from '../own-bookings'
import { CallTime } from './call-time'

const HELD = 'We only hold this time for you. Confirm the call with the link in our email.'

function OwnCall({ booking, onChanged }: { booking: OwnBooking; onChanged: () => void }) {
  const { id, bookingDatetime, endsAt, timezone, status, heldUntil, changeable, open } = booking
  const [moving, setMoving] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const which = <span className="sr-only">{`: ${longDateInZone(new Date(bookingDatetime), timezone)}`}</span>

  async function act(request: OwnRequest) {
    const answer = await sendManageOwn(id, request)
    const isGone = !answer.ok && answer.reason === 'refused' && [404, 410].includes(answer.status)
    if (answer.ok || isGone) onChanged()
    return answer
  }

  async function cancel(reason: string) {
    setProblem(null)
    const answer = await act({ action: 'cancel', reason })
    setConfirming(false)
    if (!answer.ok) setProblem(failureText(answer, UNEXPECTED))
    else toast({ tone: 'success', title: 'Booking cancelled', description: cancelledText({ heldUntil }) })
  }

  function moved() {
    setMoving(false)
    toast({ tone: 'success', title: 'Booking moved', description: movedText() })
  }

  return (
    <li className="grid gap-4 border-line border-t py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <p>
            <CallTime start={bookingDatetime} end={endsAt} zone={timezone} />
          </p>
          <CallTypeLine booking={booking} className="text-sm" />
          <HostLine host={booking.host} />
          {open && heldUntil ? <p className="text-soft text-sm">{HELD}</p> : null}
          {open ? <JoinCall booking={booking} className="text-sm" /> : null}
          {open ? <ChangeNotice booking={booking} changeable={changeable} className="text-sm" /> : null}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <BookingStatus status={status} />
          {changeable ? (
            <>
              <Button variant="secondary" size="sm" aria-expanded={moving} onClick={() => setMoving(!moving)}>
                <span>
                  <span>{moving ? 'Keep this time' : 'Reschedule'}</span>
                  {which}
                </span>
              </Button>
              <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
                <span>
                  Cancel booking
                  {which}
                </span>
              </Button>
            </>
          ) : null}
        </div>
      </div>
      {problem ? (
        <Alert live tone="error" title="The call was not cancelled">
          {problem}
        </Alert>
      ) : null}
      {changeable && moving ? <ReschedulePanel act={act} booking={booking} onMoved={moved} /> : null}
      <CancelDialog open={confirming} onClose={() => setConfirming(false)} onConfirm={cancel} />
    </li>
  )
}

export function OwnCalls({ bookings }: { bookings: readonly OwnBooking[] }) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useKeepFocus(heading, bookings.map(({ status, bookingDatetime }) => status + bookingDatetime).join())
  return (
    <section aria-labelledby="calls">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="calls" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Your Calls
        </h2>
        {bookings.length > 0 ? (
          <ButtonLink href="/book-call" variant="quiet" size="sm">
            Book another call
          </ButtonLink>
        ) : null}
      </div>
      {bookings.length === 0 ? (
        <EmptyState
          title="No calls yet"
          action={
            <ButtonLink href="/book-call" size="sm">
              Book a Call
            </ButtonLink>
          }
        >
          Calls that you book with the email address of this account appear here. You can move or cancel them.
        </EmptyState>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <OwnCall key={booking.id} booking={booking} onChanged={() => router.refresh()} />
          ))}
        </ul>
      )}
    </section>
  )
}
