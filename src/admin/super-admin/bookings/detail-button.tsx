'use client'

import type { ComponentProps } from 'react'
import { DialogForm } from '@/admin/ui/dialog'
import type { Booking } from '@/payload-types'
import { InputFields, type InputOf } from '../input-fields'
import { type ShownBooking, sendChange } from './booking-call'
import { CallButton, type CallFormProps, useCallForm } from './call-dialog'

const schema = async () => (await import('@/features/booking/change/schema')).bookingChangeSchema

interface DetailFormProps {
  call: CallFormProps
  fields: readonly InputOf<string>[]
  values: ComponentProps<typeof InputFields>['values']
  action: string
  done: string
  failed: string
}

const typedDetails = (data: FormData, fields: DetailFormProps['fields']): Partial<Booking> =>
  Object.fromEntries(
    fields.map(({ name, required }) => {
      const text = String(data.get(name) ?? '').trim()
      return [name, required ? text : text || null]
    }),
  )

function DetailForm({ call, fields, values, action, done, failed }: DetailFormProps) {
  const { id, updatedAt } = call.booking
  const form = useCallForm(call, {
    read: (data) => typedDetails(data, fields),
    schema,
    send: (typed) => sendChange(id, typed, updatedAt),
    failed,
    notSaved: failed,
    words: done,
  })
  return (
    <DialogForm form={form} action={action} busyAction="Saving...">
      <InputFields errors={form.errors} values={values} fields={fields} />
    </DialogForm>
  )
}

const linkFields = [
  {
    name: 'meetLink',
    label: 'Video link',
    hint: 'Must start with https://. If the call is still to come, the visitor gets an email with a new invitation.',
    inputMode: 'url',
  },
] as const

export const LinkButton = ({ booking, link }: { booking: ShownBooking; link: string | null }) => (
  <CallButton
    booking={booking}
    label={link ? 'Change the link' : 'Set a link'}
    title="Video link"
    description={`The call with ${booking.name}.`}
  >
    {(call) => (
      <DetailForm
        {...{ call, fields: linkFields, values: { meetLink: link } }}
        action="Save the link"
        done="Link saved"
        failed="Failed to save the link"
      />
    )}
  </CallButton>
)

const contactFields = [
  { name: 'name', label: 'Name', required: true, maxLength: 100 },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'company', label: 'Company', maxLength: 100 },
  { name: 'phone', label: 'Phone', maxLength: 30 },
] as const

/** Corrects who the visitor is. No one gets an email about it. */
export const ContactButton = ({ booking, company }: { booking: ShownBooking; company: string | null }) => (
  <CallButton
    booking={booking}
    label="Correct name or contact details"
    title="Name and contact details"
    description={`The call with ${booking.name}. No one gets an email about the correction.`}
  >
    {(call) => (
      <DetailForm
        {...{ call, fields: contactFields }}
        values={{ name: booking.name, email: booking.email, phone: booking.phone, company }}
        action="Save the details"
        done="Details saved"
        failed="Failed to save the details"
      />
    )}
  </CallButton>
)
