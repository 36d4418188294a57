'use client'

import { useEffect, useRef, useState } from 'react'
import { useClock } from '@/admin/ui/clock'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { keepFocus } from '@/admin/ui/keep-focus'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { type BookingStatus, blocksTime } from '@/features/booking/status'
import { type ShownBooking, waitsForOutcome } from './booking-call'
import { useBookingDialogs } from './booking-dialogs'
import { ManagersOnly } from './desk-rights'
import { StaleDialog } from './stale-dialog'
import { useStatusChange } from './use-booking-changes'

export function DetailsActions({ booking }: { booking: ShownBooking }) {
  const { change, wanted, busy, problem, stale } = useStatusChange(booking)
  const { now } = useClock()
  const { ask, dialogs } = useBookingDialogs(booking)
  const [rebooking, setRebooking] = useState(false)
  const shownProblem = stale.changes ? undefined : problem
  const chosen = useRef<BookingStatus>(undefined)

  // The button that was pressed is disabled when the new status arrives.
  useEffect(() => {
    if (chosen.current !== booking.status) return
    chosen.current = undefined
    keepFocus(`#details-${booking.id}`)
  }, [booking.id, booking.status])

  async function decide(status: BookingStatus) {
    chosen.current = status
    await change(status)
  }

  async function rebook() {
    if (await change('confirmed')) setRebooking(false)
  }

  return (
    <>
      {shownProblem && !rebooking ? (
        <div className="basis-full">
          <Alert tone="error" live>
            {shownProblem}
          </Alert>
        </div>
      ) : null}
      {waitsForOutcome(booking, now) ? (
        <Button size="sm" onClick={() => ask('outcome')}>
          Outcome
        </Button>
      ) : null}
      {booking.status === 'cancelled' ? (
        <ManagersOnly>
          <Button size="sm" disabled={Date.parse(booking.end) <= now} onClick={() => setRebooking(true)}>
            Book again
          </Button>
        </ManagersOnly>
      ) : (
        <Button
          size="sm"
          variant={waitsForOutcome(booking, now) ? 'secondary' : 'primary'}
          busy={busy && wanted === 'confirmed'}
          disabled={booking.status === 'confirmed'}
          onClick={() => decide('confirmed')}
        >
          Confirm
        </Button>
      )}
      <ManagersOnly>
        <Button
          variant="secondary"
          size="sm"
          busy={busy && wanted === 'cancelled'}
          disabled={booking.status === 'cancelled'}
          onClick={() => decide('cancelled')}
        >
          Cancel call
        </Button>
      </ManagersOnly>
      <Button
        variant="secondary"
        size="sm"
        disabled={!blocksTime(booking.status)}
        onClick={() => ask('move')}
      >
        Move
      </Button>
      <ManagersOnly>
        <Button
          variant="secondary"
          size="sm"
          disabled={!blocksTime(booking.status)}
          onClick={() => ask('cancel')}
        >
          Cancel with a note
        </Button>
        <Button variant="danger" size="sm" className="flex-none!" onClick={() => ask('delete')}>
          Delete
        </Button>
      </ManagersOnly>
      {dialogs}
      <ConfirmDialog
        open={rebooking}
        onClose={() => setRebooking(false)}
        onConfirm={() => void rebook()}
        title="Book this call again?"
        action="Book again"
        cancel="Leave it cancelled"
        tone="plain"
        busy={busy}
        problem={shownProblem}
      >
        <p>
          The call is confirmed at its old time. {booking.name} gets an email that the call is on again, with
          a new invitation.
        </p>
      </ConfirmDialog>
      <StaleDialog name={booking.name} {...stale} />
    </>
  )
}
