'use client'

import { DeletionDialog } from '@/admin/ui/deletion-dialog'
import { Time } from '@/admin/ui/time'
import { blocksTime } from '@/features/booking/status'
import { deleteBooking } from './booking-call'
import type { ShownBooking } from './shown-booking'
import type { useStale } from './use-stale'

interface DeleteDialogProps {
  booking: ShownBooking
  open: boolean
  onClose: () => void
  stale: ReturnType<typeof useStale>
}

/** Confirms the deletion of a booking, in the loaded version. */
export function DeleteDialog({ booking, open, onClose, stale }: DeleteDialogProps) {
  const { id, name, start, status, updatedAt } = booking
  const isOpen = blocksTime(status)
  return (
    <DeletionDialog
      id={id}
      // After a conflict the person decides again on the new state.
      open={open && !stale.changes}
      onClose={onClose}
      remove={() => stale.watched(deleteBooking(id, updatedAt))}
      done="Booking deleted successfully"
      failed="Failed to delete booking"
      title="Delete this booking?"
      action="Delete booking"
    >
      The booking of <b>{name}</b> on <Time at={start} show="exact" /> is deleted permanently.
      {isOpen ? (
        <span> If the call is in the future, it is cancelled and the visitor gets an email.</span>
      ) : null}
    </DeletionDialog>
  )
}
