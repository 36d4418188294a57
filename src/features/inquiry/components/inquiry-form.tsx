'use client'

import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { contactBudgets, contactTimelines } from '@/content/contact-options'
import { useCarriedTopic } from '@/features/topic/components/use-carried-topic'
import { useInquiryForm } from './use-inquiry-form'

const bringIntoView = (note: HTMLDivElement | null) => note?.scrollIntoView({ block: 'nearest' })

const choices = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

export interface InquiryFormProps {
  contactEmail: string
  projectTypes: { value: string; label: string }[]
}

/** The form of /contact. Its text survives errors and reloads. */
export function InquiryForm({ contactEmail, projectTypes }: InquiryFormProps) {
  const { formRef, formProps, busy, errors, problem, isSent } = useInquiryForm()
  useCarriedTopic(formRef, { message: 'message', project: 'project' })
  return (
    <form
      {...formProps}
      aria-labelledby="inquiry-title"
      className="grid gap-5 sm:grid-cols-2 noscript:hidden"
    >
      <Field label="Name" required error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label="Email" required error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" />}
      </Field>
      <Field label="Company" error={errors.company}>
        {(control) => <Input {...control} name="company" autoComplete="organization" />}
      </Field>
      <Field label="Project type" error={errors.project}>
        {(control) => <Select {...control} name="project" options={projectTypes} placeholder="Choose one" />}
      </Field>
      <Field label="Budget" error={errors.budget}>
        {(control) => (
          <Select {...control} name="budget" options={choices(contactBudgets)} placeholder="Choose one" />
        )}
      </Field>
      <Field label="Timeline" error={errors.timeline}>
        {(control) => (
          <Select {...control} name="timeline" options={choices(contactTimelines)} placeholder="Choose one" />
        )}
      </Field>
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
            We'll get back to you within 24 hours. We've emailed you a confirmation.
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
