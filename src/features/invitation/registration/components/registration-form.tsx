import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ChoiceField, FullNameField, PhoneField, TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useForm } from '@/components/form/use-form'
import { useReadableAddress } from '@/components/form/use-readable-address'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { businessSizeLabel } from '@/content/registration'
import words from '@/content/registration.json'
import { keepInvitedAccount } from '@/features/account/sign-up/components/invited-account'
import type { RegistrationOptions } from '@/features/form-options/rules'
import { registerClient } from '@/features/invitation/calls'
import { call } from '@/lib/http/call'
import { visitSource } from '@/lib/visit-source'

type RegistrationSectionProps = { title: string; hint?: string; children: ReactNode }

function RegistrationSection({ title, hint, children }: RegistrationSectionProps) {
  return (
    <fieldset className="grid gap-5 border-line border-t pt-6 sm:grid-cols-2">
      <legend className="float-left mb-1 w-full sm:col-span-2">
        <span className="block font-display text-2xl">{title}</span>
        {hint ? <span className="mt-1 block text-soft text-sm">{hint}</span> : null}
      </legend>
      {children}
    </fieldset>
  )
}

function InterestCards({ interests }: { interests: readonly string[] }) {
  return (
    <ul className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
      {interests.map((interest) => (
        <li key={interest}>
          <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-sm transition-colors hover:border-ink has-checked:border-action has-checked:bg-good-wash has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-3">
            <input
              type="checkbox"
              name="automationInterests"
              value={interest}
              className="size-5 shrink-0 accent-action outline-none"
            />
            {interest}
          </label>
        </li>
      ))}
    </ul>
  )
}

const schemaFor = (options: RegistrationOptions) => async () =>
  (await import('../../schema')).registrationSchemaFor(options)

const texts = [
  'fullName',
  'phone',
  'companyName',
  'businessSize',
  'industry',
  'currentChallenges',
  'budgetRange',
  'timeline',
] as const
const draft = { key: 'quickwin:registration-draft', fields: [...texts, 'automationInterests'] }

interface RegistrationFormProps {
  token: string
  email: string
  options: RegistrationOptions
}

export function RegistrationForm({ token, email, options }: RegistrationFormProps) {
  const sizes = options.businessSizes.map((value) => ({ value, label: businessSizeLabel(value) }))
  const router = useRouter()
  const shownEmail = useReadableAddress(email)
  const form = useForm({
    read: (data) => ({
      token,
      ...typedTexts(data, ...texts),
      automationInterests: data.getAll('automationInterests'),
      ...visitSource(),
    }),
    schema: schemaFor(options),
    send: (body) => call(registerClient, body),
    failed: { title: 'Registration Failed', message: 'Failed to complete registration. Please try again.' },
    onDone: (_, { fullName }) => {
      keepInvitedAccount({ token, email, fullName: fullName.trim() })
      toast({
        tone: 'success',
        title: 'Registration Complete!',
        description: 'Thank you for completing your registration. Our team will be in touch soon.',
      })
      router.replace('/registration-success')
    },
    draft,
  })
  return (
    <form {...form.formProps} aria-label="Client registration" className="grid gap-10">
      <RegistrationSection title={words.sections.personal}>
        <FullNameField form={form} />
        <Field label="Email" hint="The address of your invitation.">
          {(control) => <Input {...control} type="email" value={shownEmail} readOnly autoComplete="email" />}
        </Field>
        <PhoneField form={form} />
      </RegistrationSection>
      <RegistrationSection title={words.sections.business}>
        <TextField form={form} name="companyName" label="Company" required autoComplete="organization" />
        <ChoiceField form={form} name="businessSize" label="Business size" required choices={sizes} />
        <ChoiceField form={form} name="industry" label="Industry" required choices={options.industries} />
        <Field
          label={words.challengesLabel}
          hint={words.challengesHint}
          className="sm:col-span-2"
          error={form.errors.currentChallenges}
        >
          {(control) => <Textarea {...control} name="currentChallenges" rows={5} maxLength={2000} />}
        </Field>
      </RegistrationSection>
      <RegistrationSection title={words.sections.interests} hint={words.interestsHint}>
        <InterestCards interests={options.interests} />
      </RegistrationSection>
      <RegistrationSection title={words.sections.project}>
        <ChoiceField
          form={form}
          name="budgetRange"
          label="Budget"
          required
          choices={options.registrationBudgets}
        />
        <ChoiceField
          form={form}
          name="timeline"
          label="Timeline"
          required
          choices={options.registrationTimelines}
        />
      </RegistrationSection>
      <div className="grid justify-items-start gap-3 border-line border-t pt-6">
        <FormProblemNote problem={form.problem} />
        <Button type="submit" size="lg" busy={form.busy} className="max-sm:w-full">
          {form.busy ? 'Sending...' : 'Complete Registration'}
        </Button>
        <p className="text-faint text-xs">
          Only our team sees your answers. We use them to prepare your discovery call.
        </p>
        <PrivacyNote className="text-faint text-xs" />
      </div>
    </form>
  )
}
