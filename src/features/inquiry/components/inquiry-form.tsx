'use client'

import { ChoiceField, EmailField, TextField } from '@/components/form/fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Textarea } from '@/components/ui/textarea'
import { contactBudgets, contactTimelines } from '@/content/contact-options'
import { useCarriedTopic } from '@/features/topic/components/use-carried-topic'
import { useInquiryForm } from './use-inquiry-form'

const bringIntoView = (note: HTMLDivElement | null) => note?.scrollIntoView({ block: 'nearest' })

export interface InquiryFormProps {
  contactEmail: string
  projectTypes: { value: string; label: string }[]
}

/** The form of /contact. Its text survives errors and reloads. */
export function InquiryForm({ contactEmail, projectTypes }: InquiryFormProps) {
  const { isSent, ...form } = useInquiryForm()
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
      <ChoiceField form={form} name="budget" label="Budget" choices={contactBudgets} />
      <ChoiceField form={form} name="timeline" label="Timeline" choices={contactTimelines} />
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
