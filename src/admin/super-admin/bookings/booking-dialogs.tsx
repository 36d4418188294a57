'use client'

import { useState } from 'react'
import { CancelDialog } from './cancel-dialog'
import { DeleteDialog } from './delete-dialog'
import { MoveDialog } from './move-dialog'
import { OutcomeDialog } from './outcome-dialog'
import type { ShownBooking } from './shown-booking'
import { StaleDialog } from './stale-dialog'
import { useStale } from './use-stale'

/** The dialogs of a booking, for its row and its details: `ask` opens one of them. */
export function useBookingDialogs(booking: ShownBooking) {
  const [asking, setAsking] = useState<'cancel' | 'move' | 'delete' | 'outcome'>()
  const stale = useStale(booking)
  const close = () => setAsking(undefined)
  const shared = { booking, onClose: close, stale }
  const dialogs = (
    <>
      <CancelDialog {...shared} open={asking === 'cancel'} />
      <MoveDialog {...shared} open={asking === 'move'} />
      <DeleteDialog {...shared} open={asking === 'delete'} />
      <OutcomeDialog {...shared} open={asking === 'outcome'} />
      <StaleDialog
        name={booking.name}
        changes={stale.changes}
        onClose={() => {
          close()
          stale.forget()
        }}
      />
    </>
  )
  return { ask: setAsking, dialogs }
}
