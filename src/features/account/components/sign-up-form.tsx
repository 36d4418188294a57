'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SiteLink } from '@/components/ui/site-link'
import { toast } from '@/components/ui/toast'
import { passwordHint } from '@/content/auth'
import { focusOnArrival } from './focus-on-arrival'
import { invitedAccount } from './invited-account'
import { PasswordField } from './password-field'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).signUpSchema

/** A new account; the address of an invited client is the invitation's. */
export function SignUpForm() {
  const [invited] = useState(invitedAccount)
  const [sent, setSent] = useState(false)
  const form = useCheckedForm({
    schema,
    path: '/api/sign-up',
    read: (data) => ({
      fullName: String(data.get('fullName') ?? ''),
      email: String(data.get('email') ?? ''),
      password: String(data.get('password') ?? ''),
      ...(invited ? { invitationToken: invited.token } : {}),
    }),
    failed: { title: 'Sign up failed', message: 'An unexpected error occurred. Please try again.' },
    onRefused: ({ status, errors }) => {
      if (status !== 429) return false
      toast({ tone: 'error', title: 'Rate limit exceeded', description: errors[0]?.message ?? '' })
      return true
    },
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Check your email',
        description: "We've sent you a confirmation link.",
      })
      setSent(true)
    },
  })
  if (sent) {
    return (
      <Alert ref={focusOnArrival} live title="Check your email">
        We've sent you a confirmation link. It works once, for 24 hours; then you can{' '}
        <SiteLink href="/auth" className="text-link">
          sign in
        </SiteLink>
        .
      </Alert>
    )
  }
  return (
    <form
      method="post"
      noValidate
      aria-label="Create your account"
      onSubmit={form.onSubmit}
      className="grid gap-5"
    >
      <Field label="Full Name" required {...(form.errors.fullName ? { error: form.errors.fullName } : {})}>
        {(control) => (
          <Input {...control} name="fullName" autoComplete="name" defaultValue={invited?.fullName ?? ''} />
        )}
      </Field>
      <Field
        label="Email"
        required
        {...(invited ? { hint: 'The address of your invitation.' } : {})}
        {...(form.errors.email ? { error: form.errors.email } : {})}
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={invited?.email ?? ''}
            readOnly={invited !== null}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        error={form.errors.password}
      />
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Sending...' : 'Create Account'}
      </Button>
      <p className="text-sm text-soft">
        You have an account?{' '}
        <SiteLink href="/auth" className="text-link">
          Sign in
        </SiteLink>
      </p>
    </form>
  )
}
