'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { BookingActions } from './booking-actions'
import type { ShownBooking } from './shown-booking'
import { StaleDialog } from './stale-dialog'
import { useStatusChange } from './use-booking-changes'

/** Confirm and Cancel, each disabled if the booking already has that status, then move and delete. */
export function DetailsActions({ booking }: { booking: ShownBooking }) {
  const { change, wanted, busy, problem, stale } = useStatusChange(booking)
  return (
    <>
      {problem && !stale.changes ? (
        <div className="basis-full">
          <Alert tone="error" live>
            {problem}
          </Alert>
        </div>
      ) : null}
      <Button
        size="sm"
        busy={busy && wanted === 'confirmed'}
        disabled={booking.status === 'confirmed'}
        onClick={() => change('confirmed')}
      >
        Confirm
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={busy && wanted === 'cancelled'}
        disabled={booking.status === 'cancelled'}
        onClick={() => change('cancelled')}
      >
        Cancel call
      </Button>
      <BookingActions booking={booking} look="buttons" />
      <StaleDialog name={booking.name} {...stale} />
    </>
  )
}
