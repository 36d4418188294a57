import { type RefObject, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { BookingView } from '@/features/booking/view'
import { type ApiError, createBooking } from './booking-api'
import { type FieldErrors, focusFirstError, isTypedField, readForm } from './booking-values'
import { idempotencyKeyFor, settleIdempotencyKey } from './idempotency-key'
import { dropFormDraft } from './use-form-draft'
import type { SlotChoice } from './use-slot-choice'

const FAILED = 'Failed to create booking. Please try again.'

/** A message that stays on the page: about the chosen time, or about sending. */
export type BookingProblem = { about: 'time' | 'sending'; message: string }

type SubmitOptions = {
  choice: SlotChoice
  formRef: RefObject<HTMLFormElement | null>
  onBooked: (booking: BookingView, email: string) => void
}

function fieldMessages(errors: readonly { field?: unknown; message: string }[]): FieldErrors {
  const messages: FieldErrors = {}
  for (const { field, message } of errors) if (isTypedField(field)) messages[field] ??= message
  return messages
}

/** Checks and sends the booking form; refusals end as messages at fields or on the page, never in lost text. */
export function useBookingSubmit({ choice, formRef, onBooked }: SubmitOptions) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<BookingProblem | null>(null)

  function show(form: HTMLFormElement, messages: FieldErrors) {
    setErrors(messages)
    // After React has put the messages in, so that the field is read out with its own.
    requestAnimationFrame(() => focusFirstError(form, messages))
  }

  function refuse(form: HTMLFormElement, status: number, refusals: readonly ApiError[]) {
    const message = refusals[0]?.message ?? FAILED
    const messages = fieldMessages(refusals)
    toast({ tone: 'error', title: 'Booking Failed', description: message })
    if (Object.keys(messages).length > 0) show(form, messages)
    else setProblem({ about: status === 409 ? 'time' : 'sending', message })
  }

  async function submit() {
    const form = formRef.current
    const { calendar, date, slot } = choice
    if (!form || busy) return
    if (!calendar.rules || !date || !slot) {
      toast({
        tone: 'error',
        title: 'Missing Information',
        description: 'Please select a date and time for your call',
      })
      return
    }
    setBusy(true)
    setErrors({})
    setProblem(null)
    try {
      // Only needed now, so it is not part of what the page loads first.
      const { bookingRequestSchema } = await import('@/features/booking/schema')
      const typed = readForm(form)
      const parsed = bookingRequestSchema.safeParse({
        ...typed,
        preferredDate: date,
        preferredTime: slot.time,
        timezone: calendar.rules.timezone,
        start: slot.start,
        visitorTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
      if (!parsed.success) {
        const issues = parsed.error.issues.map(({ path, message }) => ({ field: path[0], message }))
        const messages = fieldMessages(issues)
        if (Object.keys(messages).length > 0) show(form, messages)
        else setProblem({ about: 'sending', message: issues[0]?.message ?? FAILED })
        return
      }
      const answer = await createBooking(parsed.data, idempotencyKeyFor(parsed.data))
      // With no answer or a failure inside the server the booking may exist: the same key must go out again.
      if (answer.ok || (answer.status >= 400 && answer.status < 500)) settleIdempotencyKey()
      if (answer.ok) {
        dropFormDraft()
        onBooked(answer.data.booking, parsed.data.email)
        return
      }
      if (answer.status === 409) {
        choice.chooseSlot(null)
        if (answer.slots) choice.availability.replace(date, answer.slots)
        else choice.availability.retry()
      }
      refuse(form, answer.status, answer.errors)
    } catch {
      refuse(form, 0, [])
    } finally {
      setBusy(false)
    }
  }

  return { submit, busy, errors, problem, dismissProblem: () => setProblem(null) }
}
