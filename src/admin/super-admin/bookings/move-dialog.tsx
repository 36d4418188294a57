'use client'

import { useRef, useState } from 'react'
import { useClock } from '@/admin/ui/clock'
import { Dialog } from '@/admin/ui/dialog'
import { DialogForm } from '@/admin/ui/dialog-form'
import { useRefresh } from '@/admin/ui/refresh'
import { exactTime } from '@/admin/ui/time-text'
import { useForm } from '@/components/form/use-form'
import { Checkbox } from '@/components/ui/checkbox'
import { wallReading } from '@/lib/time/zone'
import { moveBooking } from './booking-call'
import { TypeField } from './desk-types'
import type { ShownBooking } from './shown-booking'
import { TimeChoice } from './time-choice'
import type { useStale } from './use-stale'
import { useTimeChoice } from './use-time-choice'
import { useUndo } from './use-undo'

interface MoveDialogProps {
  booking: ShownBooking
  open: boolean
  onClose: () => void
  stale: ReturnType<typeof useStale>
}

const FAILED = { title: 'Error', message: 'Failed to move the call' }
const schema = async () => (await import('@/features/booking/desk/schema')).moveBookingSchema

function MoveForm({ booking, onClose, stale }: Omit<MoveDialogProps, 'open'>) {
  const { zone } = useClock()
  const { refresh } = useRefresh()
  const before = wallReading(new Date(booking.start), zone)
  const [type, setType] = useState<string>()
  const choice = useTimeChoice({ date: before.date }, type ? { type } : { booking: booking.id })
  const offerUndo = useUndo(booking.id)
  const sentAt = useRef(0)

  const form = useForm({
    read: (form) => ({
      id: booking.id,
      type,
      ...choice.request(),
      notifyVisitor: form.has('notifyVisitor'),
    }),
    schema,
    send: (body) => {
      sentAt.current = performance.now()
      return stale.watched(moveBooking(body, booking.updatedAt))
    },
    failed: FAILED,
    onFailed: (failure) => {
      if (failure.reason !== 'refused') return false
      // The time was taken. Only free times are offered now.
      if (failure.status === 409) choice.day.reload()
      if (failure.status === 412) onClose()
      return failure.status === 412
    },
    onDone: (moved) => {
      onClose()
      const at = exactTime(Date.parse(moved.start), zone)
      const words = { done: `Call moved to ${at}`, undone: 'Call moved back', failed: FAILED.message }
      offerUndo(moved, words, sentAt.current)
      refresh()
    },
  })

  return (
    <DialogForm form={form} action="Move the call" busyAction="Moving..." cancel="Keep the time">
      <TypeField value={type} onChange={setType} error={form.errors.type} keep="As booked, with its length" />
      <TimeChoice choice={choice} errors={form.errors} />
      <Checkbox name="notifyVisitor" defaultChecked label="Notify the visitor" />
    </DialogForm>
  )
}

/** Moves a call to another free time, or to any time if that is ticked. */
export function MoveDialog({ open, ...props }: MoveDialogProps) {
  const { zone } = useClock()
  const { booking, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Move the call"
      description={
        <>
          With <b>{booking.name}</b>, now on {exactTime(Date.parse(booking.start), zone)}.
        </>
      }
    >
      <MoveForm {...props} />
    </Dialog>
  )
}
