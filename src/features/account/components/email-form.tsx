'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { PasswordField } from './password-field'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).changeEmailSchema

/** Asks for another e-mail address; it counts once its link is used. */
export function EmailForm({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const form = useCheckedForm({
    schema,
    path: '/api/change-email',
    read: (data) => ({
      email: String(data.get('email') ?? ''),
      currentPassword: String(data.get('currentPassword') ?? ''),
    }),
    failed: { title: 'Update failed', message: 'An unexpected error occurred. Please try again.' },
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Check your email',
        description: "We've sent you a confirmation link.",
      })
      form.formRef.current?.reset()
      setSent(true)
    },
  })
  return (
    <form
      ref={form.formRef}
      method="post"
      noValidate
      aria-label="Email address"
      onSubmit={form.onSubmit}
      className="grid content-start gap-5"
    >
      <Field label="Current email">
        {(control) => <Input {...control} type="email" value={email} readOnly />}
      </Field>
      <Field label="New email" required {...(form.errors.email ? { error: form.errors.email } : {})}>
        {(control) => <Input {...control} name="email" type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      {sent ? (
        <Alert live title="Check your email">
          The new address counts as soon as you have confirmed it through the link we sent there.
        </Alert>
      ) : null}
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Sending...' : 'Change email'}
      </Button>
    </form>
  )
}
