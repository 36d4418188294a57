import { useMemo } from 'react'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { visitSource } from '@/lib/visit-source'
import type { SlotChoice } from '../../availability/components/use-slot-choice'
import { lostChoice } from '../../availability/lost-choice'
import { answerName, type Question } from '../../call-type/rules'
import type { AskedOfVisitors } from '../../call-type/schema'
import { type BookedView, createBooking } from '../../components/booking-calls'
import { isHour12 } from '../../components/use-visitor'

const DRAFT = 'quickwin:booking-draft'
const typedFields = ['name', 'email', 'company', 'phone', 'message'] as const
const namesOf = (questions: readonly Question[]) => questions.map(({ id }) => answerName(id))

const schemaFor = (asked: AskedOfVisitors) => async () =>
  (await import('../../call-type/schema')).bookingSchemaOf(asked)

const NO_TIME = {
  title: 'Missing Information',
  message: 'Please select a date and time for your call',
}

const answersOf = (form: FormData, questions: readonly Question[]) =>
  Object.fromEntries(questions.map(({ id }) => [id, String(form.get(answerName(id)) ?? '')]))

const requestOf = (form: FormData, { slot, zone, call }: SlotChoice, questions: readonly Question[]) => ({
  ...typedTexts(form, ...typedFields, 'website'),
  preferredDate: slot?.date ?? '',
  preferredTime: slot?.time ?? '',
  timezone: zone.business,
  start: slot?.start ?? '',
  type: call.type,
  ...(questions.length > 0 ? { answers: answersOf(form, questions) } : {}),
  visitorTimezone: (zone.shown === zone.business ? zone.own : zone.shown) ?? '',
  visitorHour12: isHour12(),
  ...visitSource(),
})

/** Books the chosen time. After a refusal, shows fresh times. */
export function useBookingForm(
  choice: SlotChoice,
  asked: AskedOfVisitors,
  onBooked: (booking: BookedView, email: string) => void,
) {
  const { questions } = asked
  const draft = useMemo(() => ({ key: DRAFT, fields: [...typedFields, ...namesOf(questions)] }), [questions])
  return useForm({
    read: (form) => requestOf(form, choice, questions),
    schema: schemaFor(asked),
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
