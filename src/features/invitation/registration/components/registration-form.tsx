import { useRouter } from 'next/navigation'
import { ChoiceField, FullNameField, PhoneField, TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import {
  businessSizeLabel,
  businessSizes,
  industryOptions,
  registrationBudgets,
  registrationCopy,
  registrationTimelines,
} from '@/content/registration'
import { keepInvitedAccount } from '@/features/account/sign-up/components/invited-account'
import { send } from '@/lib/http/send'
import { visitSource } from '@/lib/visit-source'
import { InterestCards } from './interest-cards'
import { RegistrationSection } from './registration-section'

const schema = async () => (await import('../../schema')).registrationSchema

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
const sizes = businessSizes.map((value) => ({ value, label: businessSizeLabel(value) }))

export function RegistrationForm({ token, email }: { token: string; email: string }) {
  const router = useRouter()
  const form = useForm({
    read: (data) => ({
      token,
      ...typedTexts(data, ...texts),
      automationInterests: data.getAll('automationInterests'),
      ...visitSource(),
    }),
    schema,
    send: (body) => send('/api/client-registration', { body }),
    failed: {
      title: 'Registration Failed',
      message: 'Failed to complete registration. Please try again.',
    },
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
      <RegistrationSection title={registrationCopy.sections.personal}>
        <FullNameField form={form} />
        <Field label="Email" hint="The address of your invitation.">
          {(control) => <Input {...control} type="email" value={email} readOnly autoComplete="email" />}
        </Field>
        <PhoneField form={form} />
      </RegistrationSection>
      <RegistrationSection title={registrationCopy.sections.business}>
        <TextField form={form} name="companyName" label="Company" required autoComplete="organization" />
        <ChoiceField form={form} name="businessSize" label="Business size" required choices={sizes} />
        <ChoiceField form={form} name="industry" label="Industry" required choices={industryOptions} />
        <Field
          label={registrationCopy.challengesLabel}
          hint={registrationCopy.challengesHint}
          className="sm:col-span-2"
          error={form.errors.currentChallenges}
        >
          {(control) => <Textarea {...control} name="currentChallenges" rows={5} maxLength={2000} />}
        </Field>
      </RegistrationSection>
      <RegistrationSection title={registrationCopy.sections.interests} hint={registrationCopy.interestsHint}>
        <InterestCards />
      </RegistrationSection>
      <RegistrationSection title={registrationCopy.sections.project}>
        <ChoiceField form={form} name="budgetRange" label="Budget" required choices={registrationBudgets} />
        <ChoiceField form={form} name="timeline" label="Timeline" required choices={registrationTimelines} />
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
