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

/** Asks before a booking goes for good, in the version in sight. */
export function DeleteDialog({ booking, open, onClose, stale }: DeleteDialogProps) {
  const { id, name, start, status, updatedAt } = booking
  const stands = blocksTime(status)
  return (
    <DeletionDialog
      id={id}
      // Whoever was too late decides anew, on what they see then.
      open={open && !stale.changes}
      onClose={onClose}
      remove={() => stale.watched(deleteBooking(id, updatedAt))}
      done="Booking deleted successfully"
      failed="Failed to delete booking"
      title="Delete this booking?"
      action="Delete booking"
    >
      The booking of <b>{name}</b> on <Time at={start} show="exact" /> goes for good and cannot be brought
      back.
      {stands ? ' A call that is still to come is called off, and the visitor is told by mail.' : ''}
    </DeletionDialog>
  )
}
