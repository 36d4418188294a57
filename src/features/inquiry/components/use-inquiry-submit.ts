import { type RefObject, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { maySubmit, recentSubmissions } from '../submission-limit'
import { fieldMessages, focusFirstError, type InquiryErrors, readInquiry } from './inquiry-values'
import { sendInquiry } from './send-inquiry'
import { rememberSentTimes, sentTimes } from './sent-times'

/** What the form says about the last attempt, beside the toast. */
export type InquiryOutcome = 'sent' | 'failed' | 'too-many' | null

type SubmitOptions = { formRef: RefObject<HTMLFormElement | null>; forgetDraft: () => void }

/** Checks and sends the form. Refusals end as messages; the text is cleared only once it has arrived. */
export function useInquirySubmit({ formRef, forgetDraft }: SubmitOptions) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<InquiryErrors>({})
  const [outcome, setOutcome] = useState<InquiryOutcome>(null)

  function refuseFields(form: HTMLFormElement, refusals: readonly { field?: unknown; message: string }[]) {
    const messages = fieldMessages(refusals)
    toast({
      tone: 'error',
      title: 'Validation Error',
      description: refusals[0]?.message ?? 'Please check your input.',
    })
    setErrors(messages)
    // After React has put the messages in, so that the field is read out with its own.
    requestAnimationFrame(() => focusFirstError(form, messages))
  }

  function refuseTooMany(description = 'Please wait 5 minutes before submitting another message.') {
    setOutcome('too-many')
    toast({ tone: 'error', title: 'Too many requests', description })
  }

  function fail() {
    setOutcome('failed')
    toast({
      tone: 'error',
      title: 'Failed to send message',
      description: 'Please try again or contact us directly.',
    })
  }

  async function check(form: HTMLFormElement) {
    // Only needed now, so it is not part of what the page loads first.
    const { inquirySchema } = await import('../schema')
    const parsed = inquirySchema.safeParse(readInquiry(form))
    if (parsed.success) return parsed.data
    refuseFields(
      form,
      parsed.error.issues.map(({ path, message }) => ({ field: path[0], message })),
    )
    return null
  }

  async function send(form: HTMLFormElement) {
    const inquiry = await check(form)
    if (!inquiry) return
    const now = Date.now()
    if (!maySubmit(sentTimes(), now)) {
      refuseTooMany()
      return
    }
    const answer = await sendInquiry(inquiry)
    if (answer.ok) {
      rememberSentTimes([...recentSubmissions(sentTimes(), now), now])
      form.reset()
      forgetDraft()
      setOutcome('sent')
      toast({
        tone: 'success',
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      })
    } else if (answer.status === 429) refuseTooMany(answer.errors[0]?.message)
    else if (answer.status === 400) refuseFields(form, answer.errors)
    else fail()
  }

  async function submit() {
    const form = formRef.current
    if (!form || busy) return
    setBusy(true)
    setErrors({})
    setOutcome(null)
    await send(form).catch(fail)
    setBusy(false)
  }

  return { submit, busy, errors, outcome }
}
