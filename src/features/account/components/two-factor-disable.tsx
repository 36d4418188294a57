'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordField } from './password-field'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).disableTwoFactorSchema

type TwoFactorDisableProps = { onDone: () => void; onCancel: () => void }

/** Ends two-factor sign-in: with the password and a code, so that an unlocked device is not enough. */
export function TwoFactorDisable({ onDone, onCancel }: TwoFactorDisableProps) {
  const form = useCheckedForm({
    schema,
    path: '/api/two-factor/disable',
    read: (data) => ({
      currentPassword: String(data.get('currentPassword') ?? ''),
      code: String(data.get('code') ?? ''),
    }),
    failed: { title: 'Update failed', message: 'An unexpected error occurred. Please try again.' },
    onDone,
  })
  return (
    <form
      method="post"
      noValidate
      aria-label="Switch off two-factor sign-in"
      onSubmit={form.onSubmit}
      className="grid gap-5"
    >
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={form.errors.currentPassword}
        focused
      />
      <Field
        label="Code"
        required
        hint="From your app, or a recovery code."
        {...(form.errors.code ? { error: form.errors.code } : {})}
      >
        {(control) => <Input {...control} name="code" autoComplete="one-time-code" autoCapitalize="none" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.busy}>
          Switch off
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
