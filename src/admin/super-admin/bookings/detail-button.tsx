'use client'

import type { ComponentProps, ReactNode } from 'react'
import { DialogForm } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import type { FieldMessages } from '@/components/form/form-fields'
import type { Booking } from '@/payload-types'
import { InputFields } from '../input-fields'
import { type ShownBooking, sendChange } from './booking-call'
import { CallButton, type CallFormProps, useCallForm } from './call-dialog'

const schema = async () => (await import('@/features/booking/change/schema')).bookingChangeSchema

interface DetailButtonProps
  extends Pick<ComponentProps<typeof CallButton>, 'booking' | 'label' | 'title' | 'failed'> {
  description: string
  read: (data: FormData) => Partial<Booking>
  action: string
  done: string
  children: (errors: FieldMessages) => ReactNode
}

function DetailForm({ call, ...props }: DetailButtonProps & { call: CallFormProps }) {
  const { read, action, done, failed, children } = props
  const { id, updatedAt } = call.booking
  const send = (typed: Partial<Booking>) => sendChange(id, typed, updatedAt)
  const form = useCallForm(call, { read, schema, send, failed, words: done })
  return (
    <DialogForm form={form} action={action} busyAction="Saving...">
      {children(form.errors)}
    </DialogForm>
  )
}

function DetailButton(props: DetailButtonProps) {
  const { booking, label, title, description, failed } = props
  return (
    <CallButton {...{ booking, label, title, description, failed }}>
      {(call) => <DetailForm {...props} call={call} />}
    </CallButton>
  )
}

const typed = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

export function LinkButton({ booking, link }: { booking: ShownBooking; link: string | null }) {
  return (
    <DetailButton
      booking={booking}
      label={link ? 'Change the link' : 'Set a link'}
      title="Video link"
      description={`The call with ${booking.name}.`}
      read={(data) => ({ meetLink: typed(data, 'meetLink') || null })}
      action="Save the link"
      done="Link saved"
      failed="Failed to save the link"
    >
      {(errors) => (
        <InputField
          errors={errors}
          label="Video link"
          hint="Must start with https://. If the call is still to come, the visitor gets an email with a new invitation."
          name="meetLink"
          inputMode="url"
          defaultValue={link ?? ''}
        />
      )}
    </DetailButton>
  )
}

const contactFields = [
  { name: 'name', label: 'Name', required: true, maxLength: 100 },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'company', label: 'Company', maxLength: 100 },
  { name: 'phone', label: 'Phone', maxLength: 30 },
] as const

/** Corrects who the visitor is. No one gets an email about it. */
export function ContactButton({ booking, company }: { booking: ShownBooking; company: string | null }) {
  return (
    <DetailButton
      booking={booking}
      label="Correct name or contact details"
      title="Name and contact details"
      description={`The call with ${booking.name}. No one gets an email about the correction.`}
      read={(data) => ({
        name: typed(data, 'name'),
        email: typed(data, 'email'),
        company: typed(data, 'company') || null,
        phone: typed(data, 'phone') || null,
      })}
      action="Save the details"
      done="Details saved"
      failed="Failed to save the details"
    >
      {(errors) => <InputFields errors={errors} values={{ ...booking, company }} fields={contactFields} />}
    </DetailButton>
  )
}
