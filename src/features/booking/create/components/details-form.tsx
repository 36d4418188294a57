import { cx } from 'class-variance-authority'
import { type ComponentType, useMemo } from 'react'
import { EmailField, FullNameField, TextField } from '@/components/form/fields'
import { type FieldMessages, typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Textarea } from '@/components/ui/textarea'
import { useCarriedTopic } from '@/features/topic/components/use-carried-topic'
import { visitSource } from '@/lib/visit-source'
import { ChosenTime } from '../../availability/components/chosen-time'
import { FreeLink } from '../../availability/components/free-link'
import { StepHeading } from '../../availability/components/step-heading'
import type { SlotChoice } from '../../availability/components/use-slot-choice'
import { lostChoice } from '../../availability/lost-choice'
import { answerName, type Question } from '../../call-type/rules'
import type { AskedOfVisitors } from '../../call-type/schema'
import type { ShownType } from '../../call-type/shown-types'
import { type BookedView, createBooking } from '../../components/booking-calls'
import { isHour12 } from '../../components/use-visitor'

const DRAFT = 'quickwin:booking-draft'
const typedFields = ['name', 'email', 'company', 'phone', 'message'] as const
const namesOf = (questions: readonly Question[]) => questions.map(({ id }) => answerName(id))

const schemaFor = (asked: AskedOfVisitors) => async () =>
  (await import('../../call-type/schema')).bookingSchemaOf(asked)

const NO_TIME = { title: 'Missing Information', message: 'Please select a date and time for your call' }

const answersOf = (form: FormData, questions: readonly Question[]) =>
  Object.fromEntries(questions.map(({ id }) => [id, String(form.get(answerName(id)) ?? '')]))

const requestOf = (form: FormData, { slot, zone, call }: SlotChoice, questions: readonly Question[]) => ({
  ...typedTexts(form, ...typedFields, 'website'),
  preferredDate: slot?.date ?? '',
  preferredTime: slot?.time ?? '',
  timezone: zone.business,
  start: slot?.start ?? '',
  type: call.type,
  with: call.with,
  ...(questions.length > 0 ? { answers: answersOf(form, questions) } : {}),
  visitorTimezone: (zone.shown === zone.business ? zone.own : zone.shown) ?? '',
  visitorHour12: isHour12(),
  ...visitSource(),
})

function useDetailsForm(
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

export type DetailsFormProps = {
  choice: SlotChoice
  type: Pick<ShownType, 'meetingKind' | 'questions'>
  Questions?: ComponentType<{ questions: readonly Question[]; errors: FieldMessages }> | undefined
  onBooked: (booking: BookedView, email: string) => void
}

/** Keeps the button in sight on tall phones, but not while the screen keyboard is open. */
const submitBar = [
  'max-sm:[@media(min-height:36rem)]:sticky max-sm:bottom-0 max-sm:z-10 max-sm:gap-2',
  'max-sm:[form:has(:is(input,textarea):focus)_&]:static max-sm:shadow-[0_-12px_16px_-12px_rgb(10_20_17/0.25)]',
  'max-sm:[&_p]:text-sm max-sm:[&>div:first-child]:min-h-0',
  'max-sm:-mx-5 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:px-5 max-sm:pt-3 max-sm:pb-4',
].join(' ')

export function DetailsForm({ choice, type, Questions, onBooked }: DetailsFormProps) {
  const { questions } = type
  const byPhone = type.meetingKind === 'phone'
  const form = useDetailsForm(choice, { byPhone, questions }, onBooked)
  const { formRef, formProps, busy, errors, problem } = form
  useCarriedTopic(formRef, { message: 'message' })
  const lost = lostChoice(problem?.failure)
  const needsTime = lost !== null && !choice.slot

  return (
    <form {...formProps} aria-label="Your details">
      <StepHeading step={3}>Your details</StepHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <FullNameField form={form} name="name" />
        <EmailField form={form} />
        <TextField form={form} label="Company" name="company" autoComplete="organization" />
        <TextField form={form} label="Phone" required={byPhone} name="phone" type="tel" autoComplete="tel" />
        {Questions ? <Questions questions={questions} errors={errors} /> : null}
        <Field label="Tell us about your automation needs" error={errors.message} className="sm:col-span-2">
          {(control) => <Textarea {...control} name="message" className="lg:min-h-58" />}
        </Field>
        <Honeypot />
        {problem?.atField ? (
          <div className="sm:col-span-2">
            <FormProblemNote problem={problem} />
          </div>
        ) : null}
      </div>
      <div className={cx('mt-4 grid gap-4', choice.slot && submitBar)}>
        {needsTime ? null : <ChosenTime choice={choice} />}
        {problem?.atField || (lost && !needsTime) ? null : (
          <FormProblemNote
            problem={problem}
            action={needsTime ? <FreeLink lost={lost} places={choice.places} /> : null}
          >
            {needsTime ? 'Everything you typed is still here.' : null}
          </FormProblemNote>
        )}
        <Button type="submit" size="lg" block busy={busy} disabled={!choice.date || !choice.slot}>
          {busy ? 'Scheduling...' : 'Schedule Call'}
        </Button>
      </div>
      <div className="mt-4 grid gap-1">
        <p className="text-faint text-xs">
          We use these details to prepare for the call. You can move or cancel it from the confirmation email.
        </p>
        <PrivacyNote className="text-faint text-xs" />
      </div>
    </form>
  )
}
