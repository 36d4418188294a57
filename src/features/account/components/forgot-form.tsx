'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { SiteLink } from '@/components/ui/site-link'
import { toast } from '@/components/ui/toast'
import { useCheckedForm } from './use-checked-form'

const BLANK = { title: 'Email required', field: 'email', message: 'Please enter your email address.' }

const schema = async () => (await import('../schema')).forgotPasswordSchema

/** Asks for a link to a new password; says the same whether or not there is an account. */
export function ForgotForm() {
  const [sent, setSent] = useState(false)
  const form = useCheckedForm({
    schema,
    path: '/api/forgot-password',
    read: (data) => ({ email: String(data.get('email') ?? '') }),
    check: (data) => (String(data.get('email') ?? '').trim() ? undefined : BLANK),
    failed: { title: 'Password reset failed', message: 'An unexpected error occurred. Please try again.' },
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Password reset email sent',
        description: 'Check your email for password reset instructions',
      })
      setSent(true)
    },
  })
  return (
    <form
      method="post"
      noValidate
      aria-label="Forgot password"
      onSubmit={form.onSubmit}
      className="grid gap-5"
    >
      {sent ? (
        <Alert live title="Password reset email sent">
          If there is an account with this address, its owner has a mail with a link now. It works once, for
          one hour.
        </Alert>
      ) : null}
      <Field label="Email" required {...(form.errors.email ? { error: form.errors.email } : {})}>
        {(control) => (
          <Input {...control} name="email" type="email" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Sending...' : 'Send reset link'}
      </Button>
      <SiteLink href="/auth" className="text-link inline-flex min-h-11 items-center text-sm">
        Back to sign in
      </SiteLink>
    </form>
  )
}
