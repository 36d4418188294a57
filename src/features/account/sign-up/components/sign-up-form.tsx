import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { EmailField, FullNameField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { passwordHint } from '@/content/auth'
import { signUp } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { focusOnMount } from '../../components/focus-on-mount'
import { PasswordField } from '../../components/password-field'
import { invitedAccount } from './invited-account'

export function SignUpForm() {
  const [invited] = useState(invitedAccount)
  const [sent, setSent] = useState(false)
  const form = useForm({
    schema: signUp.input,
    read: (data) => ({
      ...typedTexts(data, 'fullName', 'email', 'password'),
      ...(invited ? { invitationToken: invited.token } : {}),
    }),
    send: (body) => call(signUp, body),
    failed: { title: 'Sign up failed', message: UNEXPECTED },
    wordsFor: (failure) =>
      failure.reason === 'refused' && failure.status === 429
        ? {
            title: 'Rate limit exceeded',
            message: failure.errors[0]?.message ?? 'Too many signup attempts. Please try again later.',
          }
        : undefined,
    onDone: () => setSent(true),
  })
  if (sent) {
    return (
      <Alert ref={focusOnMount} live title="Check your email">
        We've sent you a confirmation link. It works once, for 24 hours; then you can{' '}
        <SiteLink href="/auth" className="text-link">
          sign in
        </SiteLink>
        .
      </Alert>
    )
  }
  return (
    <form {...form.formProps} aria-label="Create your account" className="grid gap-5">
      <FullNameField form={form} defaultValue={invited?.fullName ?? ''} />
      <EmailField
        form={form}
        hint={invited ? 'The address of your invitation.' : undefined}
        autoComplete="username"
        defaultValue={invited?.email ?? ''}
        readOnly={invited !== null}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        error={form.errors.password}
      />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Sending...' : 'Create Account'}
      </Button>
      <PrivacyNote />
      <p className="text-sm text-soft">
        Already have an account?{' '}
        <SiteLink href="/auth" className="text-link">
          Sign in
        </SiteLink>
      </p>
    </form>
  )
}
