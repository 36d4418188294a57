'use client'

import { useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { Dialog } from '@/admin/ui/dialog'
import { DialogForm } from '@/admin/ui/form-dialog'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { type ShownBooking, sendLink } from './booking-call'
import { StaleDialog, useStale } from './stale-dialog'

interface LinkProps {
  booking: ShownBooking
  link: string | null
}

const FAILED = 'Failed to save the link'
const schema = async () => (await import('@/features/booking/change/schema')).bookingChangeSchema

function LinkForm({
  booking,
  link,
  onClose,
  stale,
}: LinkProps & { onClose: () => void; stale: ReturnType<typeof useStale> }) {
  const { refresh } = useRefresh()
  const form = useForm({
    read: (typed) => ({ meetLink: String(typed.get('meetLink') ?? '').trim() || null }),
    schema,
    send: ({ meetLink }) => stale.watched(sendLink(booking.id, meetLink, booking.updatedAt)),
    failed: { title: 'Error', message: FAILED },
    onFailed: (failure) => {
      const isStale = failure.reason === 'refused' && failure.status === 412
      if (isStale) onClose()
      return isStale
    },
    onDone: () => {
      onClose()
      notifyDone('Link saved')
      refresh()
    },
  })
  return (
    <DialogForm form={form} action="Save the link" busyAction="Saving...">
      <Field
        label="Video link"
        hint="Must start with https://. If the call is still to come, the visitor gets an email with a new invitation."
        error={form.errors.meetLink}
      >
        {(control) => (
          <Input {...control} name="meetLink" inputMode="url" autoComplete="off" defaultValue={link ?? ''} />
        )}
      </Field>
    </DialogForm>
  )
}

export function LinkButton({ booking, link }: LinkProps) {
  const [open, setOpen] = useState(false)
  const stale = useStale(booking)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {link ? 'Change the link' : 'Set a link'}
      </Button>
      <Dialog open={open} onClose={close} title="Video link" description={`The call with ${booking.name}.`}>
        <LinkForm booking={booking} link={link} onClose={close} stale={stale} />
      </Dialog>
      <StaleDialog name={booking.name} changes={stale.changes} failed={FAILED} onClose={stale.forget} />
    </>
  )
}
