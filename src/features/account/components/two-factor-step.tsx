'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { tooManyLogins, welcomeBack } from './signing-in'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).signInSchema

type TwoFactorStepProps = { email: string; password: string; onBack: () => void }

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function TwoFactorStep({ email, password, onBack }: TwoFactorStepProps) {
  const form = useCheckedForm({
    schema,
    path: '/api/users/login',
    read: (data) => ({ email, password, code: String(data.get('code') ?? '') }),
    failed: { title: 'Sign in failed', message: 'Please check your credentials and try again.' },
    onRefused: ({ status }) => {
      if (status !== 429) return false
      tooManyLogins()
      return true
    },
    onDone: welcomeBack,
  })
  return (
    <form
      method="post"
      noValidate
      aria-label="Two-factor code"
      onSubmit={form.onSubmit}
      className="grid gap-5"
    >
      <Field
        label="Code"
        required
        hint="Six digits from your authenticator app, or one of your recovery codes."
        {...(form.errors.code ? { error: form.errors.code } : {})}
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Signing in...' : 'Sign In'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Use another account
      </Button>
    </form>
  )
}
