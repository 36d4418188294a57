'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SiteLink } from '@/components/ui/site-link'
import { focusOnArrival } from './focus-on-arrival'
import { PasswordField } from './password-field'
import { tooManyLogins, welcomeBack } from './signing-in'
import { TwoFactorStep } from './two-factor-step'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).signInSchema

/** What was right so far, while the code is asked for. Kept in memory alone. */
type FirstStep = { email: string; password: string }

function isFirstStep(sent: unknown): sent is FirstStep {
  return typeof sent === 'object' && sent !== null && 'email' in sent && 'password' in sent
}

/** E-mail address and password, then the code where two-factor sign-in is on. */
export function SignInForm({ registerHref }: { registerHref: string }) {
  const typedEmail = useRef('')
  const [firstStep, setFirstStep] = useState<FirstStep | null>(null)
  const [cameBack, setCameBack] = useState(false)
  const form = useCheckedForm({
    schema,
    path: '/api/users/login',
    read: (data) => {
      typedEmail.current = String(data.get('email') ?? '')
      return { email: typedEmail.current, password: String(data.get('password') ?? '') }
    },
    failed: { title: 'Sign in failed', message: 'Please check your credentials and try again.' },
    onRefused: ({ status, errors }, sent) => {
      if (status === 429) tooManyLogins()
      else if (errors[0]?.code === 'code_required' && isFirstStep(sent)) setFirstStep(sent)
      else return false
      return true
    },
    onDone: welcomeBack,
  })
  if (firstStep) {
    return (
      <TwoFactorStep
        {...firstStep}
        onBack={() => {
          setFirstStep(null)
          setCameBack(true)
        }}
      />
    )
  }
  return (
    <form method="post" noValidate aria-label="Sign in" onSubmit={form.onSubmit} className="grid gap-5">
      <Field label="Email" required {...(form.errors.email ? { error: form.errors.email } : {})}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={typedEmail.current}
            ref={cameBack ? focusOnArrival : undefined}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <p className="-mt-2">
        <SiteLink href="/auth?mode=forgot" className="text-link inline-flex min-h-11 items-center text-sm">
          Forgot password
        </SiteLink>
      </p>
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className="text-sm text-soft">
        No account yet?{' '}
        <SiteLink href={registerHref} className="text-link">
          Create one
        </SiteLink>
      </p>
    </form>
  )
}
