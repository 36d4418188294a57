'use client'

import { useState } from 'react'
import { emailText } from '@/components/emails'
import { ChoiceField, EmailField, TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { keepDraft, keptDraft } from '@/components/form/kept-draft'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Textarea } from '@/components/ui/textarea'
import { useCarriedTopic } from '@/features/topic/components/use-carried-topic'
import { call } from '@/lib/http/call'
import type { Sent } from '@/lib/http/contract'
import type { Failure } from '@/lib/http/send'
import { visitSource } from '@/lib/visit-source'
import { sendInquiry } from '../calls'
import { maySubmit, recentSubmissions, waitBeforeNext } from '../rules'
import type { inquirySchemaFor } from '../schema'

const KEY = 'quickwin:inquiries-sent'

// The fallback if storage is disabled.
let remembered: number[] = []

function sentTimes(): number[] {
  const kept = Object.values(keptDraft(KEY)).filter((at) => typeof at === 'number')
  return kept.length > 0 ? kept : remembered
}

function rememberSentTimes(times: number[]) {
  remembered = times
  keepDraft(KEY, times)
}

const textFields = ['name', 'email', 'company', 'project', 'budget', 'timeline', 'message'] as const
const draft = { key: 'quickwin:inquiry-draft', fields: textFields }

const TOO_MANY = waitBeforeNext(null)

const tooMany: Failure = {
  ok: false,
  reason: 'refused',
  status: 429,
  errors: [{ message: TOO_MANY, code: 'rate_limited' }],
  retryAfterSeconds: null,
  extra: null,
}

async function submit(body: Sent<typeof sendInquiry>) {
  const now = Date.now()
  if (!maySubmit(sentTimes(), now)) return tooMany
  const answer = await call(sendInquiry, body)
  if (answer.ok) rememberSentTimes([...recentSubmissions(sentTimes(), now), now])
  return answer
}

const failed = { title: 'Failed to send message', message: 'Please try again or contact us directly.' }

/** Fixed messages, followed by the server's reason. A wait is named once. */
function wordsFor(failure: Failure) {
  if (failure.reason !== 'refused') return failed
  const { status, errors, retryAfterSeconds } = failure
  if (status === 429) {
    const message = errors[0]?.message ?? TOO_MANY
    const title = 'Too many requests'
    if (message !== TOO_MANY) return { title, message }
    return { title, message: waitBeforeNext(retryAfterSeconds), complete: true } as const
  }
  if (status !== 400 && !errors.some(({ field }) => field)) return failed
  return { title: 'Validation Error', message: errors[0]?.message ?? 'Please check your input.' }
}

const schemaFor = (options: ContactChoices) => async () =>
  (await import('../schema')).inquirySchemaFor(options)

function useInquiryForm(options: ContactChoices) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    read: (data) => ({
      ...typedTexts(data, ...textFields, 'website'),
      newsletter: data.get('newsletter') !== null,
      ...visitSource(),
    }),
    schema: schemaFor(options),
    send: submit,
    failed,
    wordsFor,
    onDone: () => {
      form.formRef.current?.reset()
      setSent(true)
    },
    draft,
  })
  return { ...form, isSent: sent && !form.busy && !form.problem && Object.keys(form.errors).length === 0 }
}

const bringIntoView = (note: HTMLDivElement | null) => note?.scrollIntoView({ block: 'nearest' })

export interface InquiryFormProps {
  contactEmail: string
  projectTypes: { value: string; label: string }[]
  budgets: readonly string[]
  timelines: readonly string[]
}

type ContactChoices = Parameters<typeof inquirySchemaFor>[0]

export function InquiryForm({ contactEmail, projectTypes, budgets, timelines }: InquiryFormProps) {
  const { isSent, ...form } = useInquiryForm({
    contactProjects: projectTypes.map(({ value }) => value),
    contactBudgets: budgets,
    contactTimelines: timelines,
  })
  const { formRef, formProps, busy, errors, problem } = form
  useCarriedTopic(formRef, { message: 'message', project: 'project' })
  return (
    <form
      {...formProps}
      aria-labelledby="inquiry-title"
      className="grid gap-5 sm:grid-cols-2 noscript:hidden"
    >
      <TextField form={form} name="name" label="Name" required autoComplete="name" />
      <EmailField form={form} />
      <TextField form={form} name="company" label="Company" autoComplete="organization" />
      <ChoiceField form={form} name="project" label="Project type" choices={projectTypes} />
      <ChoiceField form={form} name="budget" label="Budget" choices={budgets} />
      <ChoiceField form={form} name="timeline" label="Timeline" choices={timelines} />
      <Field
        label="Message"
        required
        hint="Tell us what starts the task, who does it now, and how often. 10 to 2000 characters."
        error={errors.message}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} name="message" rows={7} />}
      </Field>
      <Honeypot />
      <div className="grid gap-4 sm:col-span-2">
        <Checkbox
          name="newsletter"
          label="Send me the newsletter: one useful automation a week, on Tuesdays. You confirm it first."
        />
        {isSent ? (
          // A toast would cover it.
          <Alert ref={bringIntoView} live title="Message sent successfully!">
            We'll get back to you within 24 hours. {emailText("We've emailed you a confirmation.", '')}
          </Alert>
        ) : null}
        <FormProblemNote problem={problem}>
          You can also write to{' '}
          <a href={`mailto:${contactEmail}`} className="text-link">
            {contactEmail}
          </a>
          .
        </FormProblemNote>
        <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
        <PrivacyNote />
      </div>
    </form>
  )
}
