'use client'

import { useState } from 'react'
import { useClock } from '@/admin/ui/clock'
import { DialogForm } from '@/admin/ui/dialog-form'
import { exactTime } from '@/admin/ui/time-text'
import { Checkbox } from '@/components/ui/checkbox'
import { wallReading } from '@/lib/time/zone'
import { moveBooking } from './booking-call'
import { CallDialog, type CallDialogProps, type CallFormProps, useCallForm } from './call-dialog'
import { TypeField } from './desk-types'
import { TimeChoice } from './time-choice'
import { useTimeChoice } from './use-time-choice'

const FAILED = 'Failed to move the call'
const schema = async () => (await import('@/features/booking/desk/schema')).moveBookingSchema

function MoveForm(props: CallFormProps) {
  const { booking } = props
  const { zone } = useClock()
  const before = wallReading(new Date(booking.start), zone)
  const [type, setType] = useState<string>()
  const choice = useTimeChoice({ date: before.date }, type ? { type } : { booking: booking.id })
  const form = useCallForm(props, {
    read: (data) => ({
      id: booking.id,
      type,
      ...choice.request(),
      notifyVisitor: data.has('notifyVisitor'),
    }),
    schema,
    send: (body) => moveBooking(body, booking.updatedAt),
    failed: FAILED,
    words: ({ start }) => ({
      done: `Call moved to ${exactTime(Date.parse(start), zone)}`,
      undone: 'Call moved back',
      failed: FAILED,
    }),
    // Only free times are offered now.
    onTaken: choice.day.reload,
  })

  return (
    <DialogForm form={form} action="Move the call" busyAction="Moving..." cancel="Keep the time">
      <TypeField value={type} onChange={setType} error={form.errors.type} keep="Same type and length" />
      <TimeChoice choice={choice} errors={form.errors} />
      <Checkbox name="notifyVisitor" defaultChecked label="Notify the visitor" />
    </DialogForm>
  )
}

/** Moves a call to another free time, or to any time if that is ticked. */
export function MoveDialog({ open, ...props }: CallDialogProps) {
  return (
    <CallDialog call={{ open, ...props }} title="Move the call" about={['With', 'now on']}>
      <MoveForm {...props} />
    </CallDialog>
  )
}
