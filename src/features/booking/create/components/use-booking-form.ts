import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { visitSource } from '@/lib/visit-source'
import type { SlotChoice } from '../../availability/components/use-slot-choice'
import { lostChoice } from '../../availability/lost-choice'
import { type BookedView, createBooking } from '../../components/booking-calls'
import { useHour12 } from '../../components/use-hour12'

const typedFields = ['name', 'email', 'company', 'phone', 'message'] as const
const draft = { key: 'quickwin:booking-draft', fields: typedFields }

const schemaFor = (byPhone: boolean) => async () => {
  const { bookingRequestSchema, phoneBookingRequestSchema } = await import('../../schema')
  return byPhone ? phoneBookingRequestSchema : bookingRequestSchema
}

const NO_TIME = {
  title: 'Missing Information',
  message: 'Please select a date and time for your call',
}

const requestOf = (form: FormData, { slot, zone }: SlotChoice, visitorHour12: boolean) => ({
  ...typedTexts(form, ...typedFields, 'website'),
  preferredDate: slot?.date ?? '',
  preferredTime: slot?.time ?? '',
  timezone: zone.business,
  start: slot?.start ?? '',
  visitorTimezone: (zone.shown === zone.business ? zone.own : zone.shown) ?? '',
  visitorHour12,
  ...visitSource(),
})

/** Books the chosen time. After a refusal, shows fresh times. */
export function useBookingForm(
  choice: SlotChoice,
  byPhone: boolean,
  onBooked: (booking: BookedView, email: string) => void,
) {
  const hour12 = useHour12()
  return useForm({
    read: (form) => requestOf(form, choice, hour12),
    schema: schemaFor(byPhone),
    check: () => (choice.date && choice.slot ? undefined : NO_TIME),
    send: createBooking,
    failed: { title: 'Booking Failed', message: 'Failed to create booking. Please try again.' },
    onFailed: (failure) => {
      if (failure.reason === 'refused' && lostChoice(failure)) choice.releaseSlot(failure.extra)
      return false
    },
    onDone: (booking, { email }) => onBooked(booking, email.trim()),
    draft,
  })
}
