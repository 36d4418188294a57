'use client'

import { useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { Dialog, DialogForm } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { type ShownBooking, sendChange } from './booking-call'
import { StaleDialog, useStale } from './stale-dialog'

const FAILED = 'Failed to save the details'
const schema = async () => (await import('@/features/booking/change/schema')).bookingChangeSchema

interface ContactProps {
  booking: ShownBooking
  company: string | null
}

const typed = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

function ContactForm({
  booking,
  company,
  onClose,
  stale,
}: ContactProps & { onClose: () => void; stale: ReturnType<typeof useStale> }) {
  const { refresh } = useRefresh()
  const form = useForm({
    read: (data) => ({
      name: typed(data, 'name'),
      email: typed(data, 'email'),
      company: typed(data, 'company') || null,
      phone: typed(data, 'phone') || null,
    }),
    schema,
    send: (contact) => stale.watched(sendChange(booking.id, contact, booking.updatedAt)),
    failed: { title: 'Error', message: FAILED },
    onFailed: (failure) => {
      const isStale = failure.reason === 'refused' && failure.status === 412
      if (isStale) onClose()
      return isStale
    },
    onDone: () => {
      onClose()
      notifyDone('Details saved')
      refresh()
    },
  })
  const { errors } = form
  return (
    <DialogForm form={form} action="Save the details" busyAction="Saving...">
      <InputField
        errors={errors}
        label="Name"
        name="name"
        required
        maxLength={100}
        defaultValue={booking.name}
      />
      <InputField
        errors={errors}
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={booking.email}
      />
      <InputField
        errors={errors}
        label="Company"
        name="company"
        maxLength={100}
        defaultValue={company ?? ''}
      />
      <InputField
        errors={errors}
        label="Phone"
        name="phone"
        maxLength={30}
        defaultValue={booking.phone ?? ''}
      />
    </DialogForm>
  )
}

/** Corrects who the visitor is. No one gets an email about it. */
export function ContactButton({ booking, company }: ContactProps) {
  const [open, setOpen] = useState(false)
  const stale = useStale(booking)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Correct name or contact details
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Name and contact details"
        description={`The call with ${booking.name}. No one gets an email about the correction.`}
      >
        <ContactForm booking={booking} company={company} onClose={close} stale={stale} />
      </Dialog>
      <StaleDialog name={booking.name} changes={stale.changes} failed={FAILED} onClose={stale.forget} />
    </>
  )
}
