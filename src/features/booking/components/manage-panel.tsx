'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import type { BookingView } from './booking-api'
import { BookingStatus } from './booking-status'
import { BookingTimes } from './booking-times'
import { CancelDialog } from './cancel-dialog'
import { ReschedulePanel } from './reschedule-panel'
import type { useManagedBooking } from './use-managed-booking'

type ManagePanelProps = { booking: BookingView; act: ReturnType<typeof useManagedBooking>['act'] }

const explanations: Record<BookingView['status'], string> = {
  pending: 'We have your request and will confirm it by mail.',
  confirmed: 'The call is confirmed. The invite is in your mail.',
  completed: 'This call has taken place.',
  cancelled: 'This call is cancelled. The time is free again for others.',
}

/** One booking with what its visitor may do: move it, cancel it, or book anew once it is over. */
export function ManagePanel({ booking, act }: ManagePanelProps) {
  const [moving, setMoving] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const past = Date.parse(booking.bookingDatetime) <= openedAt
  const open = !past && (booking.status === 'pending' || booking.status === 'confirmed')

  async function cancel() {
    const answer = await act({ action: 'cancel' })
    setConfirming(false)
    if (answer.ok)
      toast({ tone: 'success', title: 'Booking cancelled', description: 'We have sent you a mail about it.' })
    else
      toast({
        tone: 'error',
        title: 'Error',
        description: answer.errors[0]?.message ?? 'Failed to cancel the booking',
      })
  }

  return (
    <div className="grid gap-8">
      <Card className="grid gap-6 lg:p-10">
        <div className="flex flex-wrap items-center gap-3">
          <BookingStatus status={booking.status} />
          <p className="text-sm text-soft">
            {past && open === false && booking.status !== 'cancelled'
              ? 'The time of this call has passed.'
              : explanations[booking.status]}
          </p>
        </div>
        <BookingTimes start={booking.bookingDatetime} end={booking.endsAt} zone={booking.timezone} />
        <div className="flex flex-wrap gap-3 border-line border-t pt-6">
          {open ? (
            <>
              <Button
                variant={moving ? 'secondary' : 'primary'}
                onClick={() => setMoving(!moving)}
                aria-expanded={moving}
              >
                {moving ? 'Keep this time' : 'Reschedule'}
              </Button>
              <Button variant="danger" onClick={() => setConfirming(true)}>
                Cancel booking
              </Button>
            </>
          ) : (
            <ButtonLink href="/book-call">Book a new call</ButtonLink>
          )}
        </div>
      </Card>
      {open && moving ? <ReschedulePanel act={act} onMoved={() => setMoving(false)} /> : null}
      <CancelDialog open={confirming} onClose={() => setConfirming(false)} onConfirm={cancel} />
    </div>
  )
}
