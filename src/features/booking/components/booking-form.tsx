'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { BookingView } from '@/features/booking/view'
import { ChosenTime } from './chosen-time'
import { StepHeading } from './step-heading'
import { useBookingSubmit } from './use-booking-submit'
import { useFormDraft } from './use-form-draft'
import type { SlotChoice } from './use-slot-choice'

type BookingFormProps = {
  choice: SlotChoice
  onBooked: (booking: BookingView, email: string) => void
}

/** The visitor's details and the button that books the chosen time. */
export function BookingForm({ choice, onBooked }: BookingFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const problemRef = useRef<HTMLDivElement>(null)
  const { submit, busy, errors, problem } = useBookingSubmit({ choice, formRef, onBooked })
  useFormDraft(formRef)

  useEffect(() => {
    if (problem) problemRef.current?.focus()
  }, [problem])

  const timeLost = problem?.about === 'time' && !choice.slot

  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label="Your details"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <StepHeading step={3}>Your details</StepHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full Name" required error={errors.name}>
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <Field label="Email" required error={errors.email}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field label="Company" error={errors.company}>
          {(control) => <Input {...control} name="company" autoComplete="organization" />}
        </Field>
        <Field label="Phone" error={errors.phone}>
          {(control) => <Input {...control} name="phone" type="tel" autoComplete="tel" />}
        </Field>
        <Field label="Tell us about your automation needs" error={errors.message} className="sm:col-span-2">
          {(control) => <Textarea {...control} name="message" />}
        </Field>
        <Honeypot />
        <div className="grid gap-4 sm:col-span-2">
          {timeLost ? null : (
            <ChosenTime
              date={choice.date}
              start={choice.slot?.start ?? null}
              zone={choice.calendar.rules?.timezone ?? null}
            />
          )}
          {problem && (timeLost || problem.about === 'sending') ? (
            <Alert
              ref={problemRef}
              live
              tone="error"
              title={timeLost ? 'This time is no longer free' : 'Booking Failed'}
              action={
                timeLost ? (
                  <a href="#times" className="text-link">
                    See the free times
                  </a>
                ) : null
              }
            >
              {problem.message}
              {timeLost ? ' Everything you typed is still here.' : null}
            </Alert>
          ) : null}
          <Button type="submit" size="lg" block busy={busy} disabled={!choice.date || !choice.slot}>
            {busy ? 'Scheduling...' : 'Schedule Call'}
          </Button>
          <p className="text-faint text-xs">
            We use these details to prepare and hold the call. You can move or cancel it from the confirmation
            mail.
          </p>
        </div>
      </div>
    </form>
  )
}
