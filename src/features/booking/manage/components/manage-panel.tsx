import { useEffect, useMemo, useRef, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import type { BookingView } from '@/features/booking/view'
import type { Failure } from '@/lib/http/send'
import { BookingTimes } from '../../components/booking-times'
import { CallTypeLine } from '../../components/call-type-line'
import { JoinCall } from '../../components/join-call'
import { HostLine } from '../../host/components/host-line'
import { blocksTime, statuses } from '../../status'
import { BookingStatus } from './booking-status'
import { CancelDialog, cancelledText, movedText } from './cancel-dialog'
import { ChangeNotice } from './change-notice'
import { ReschedulePanel } from './reschedule-panel'
import type { useManagedBooking } from './use-managed-booking'

type ManagePanelProps = { booking: BookingView; act: ReturnType<typeof useManagedBooking>['act'] }

type Result = { title: string; text: string; failed?: true }

const failed = (title: string, failure: Failure<unknown>): Result => ({
  title,
  text: failureText(failure, UNEXPECTED),
  failed: true,
})

/** A booking that its visitor can move or cancel. A past one offers a new booking. */
export function ManagePanel({ booking, act }: ManagePanelProps) {
  const [moving, setMoving] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  // Computed for each answer, not for each render.
  const past = useMemo(() => Date.parse(booking.bookingDatetime) <= Date.now(), [booking])
  const open = !past && blocksTime(booking.status)
  const changeable = useMemo(() => open && Date.now() < Date.parse(booking.changeUntil), [open, booking])

  // The pressed button is gone or far below, so the focus moves to the booking.
  useEffect(() => {
    if (!result) return
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  async function cancel(reason: string) {
    const answer = await act({ action: 'cancel', reason })
    setConfirming(false)
    if (!answer.ok) return setResult(failed('The call was not cancelled', answer))
    setMoving(false)
    setResult({ title: 'Booking cancelled', text: cancelledText(booking) })
  }

  async function confirm() {
    const answer = await act({ action: 'confirm' })
    setResult(
      answer.ok
        ? { title: 'Call confirmed', text: statuses[answer.data.booking.status].explanation }
        : failed('The call was not confirmed', answer),
    )
  }

  function onMoved() {
    setMoving(false)
    setResult({ title: 'Booking moved', text: movedText() })
  }

  const held = open && booking.heldUntil !== null
  const explanation = held
    ? 'We only hold this time for you. Confirm the call, or the slot opens up for others.'
    : statuses[booking.status].explanation

  return (
    <div className="grid gap-8">
      <Card className="grid gap-6 lg:p-10">
        {result ? (
          <Alert live tone={result.failed ? 'error' : 'info'} title={result.title} ref={notice}>
            {result.text}
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <BookingStatus status={booking.status} />
          <p className="text-sm text-soft">
            {past && booking.status !== 'cancelled' ? 'The time of this call has passed.' : explanation}
          </p>
        </div>
        <CallTypeLine booking={booking} />
        <HostLine host={booking.host} />
        <BookingTimes start={booking.bookingDatetime} end={booking.endsAt} zone={booking.timezone} />
        {open ? <JoinCall booking={booking} /> : null}
        {open ? <ChangeNotice booking={booking} changeable={changeable} className="text-sm" /> : null}
        {open && !held && !changeable ? null : (
          <div className="flex flex-wrap gap-3 border-line border-t pt-6">
            {open ? null : <ButtonLink href="/book-call">Book a new call</ButtonLink>}
            {held ? <Button onClick={() => void confirm()}>Confirm the call</Button> : null}
            {changeable ? (
              <>
                <Button
                  variant={moving || held ? 'secondary' : 'primary'}
                  onClick={() => setMoving(!moving)}
                  aria-expanded={moving}
                >
                  {moving ? 'Keep this time' : 'Reschedule'}
                </Button>
                <Button variant="danger" onClick={() => setConfirming(true)}>
                  Cancel booking
                </Button>
              </>
            ) : null}
          </div>
        )}
      </Card>
      {changeable && moving ? <ReschedulePanel act={act} booking={booking} onMoved={onMoved} /> : null}
      <CancelDialog open={confirming} onClose={() => setConfirming(false)} onConfirm={cancel} />
    </div>
  )
}
