'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { focusOnArrival } from './focus-on-arrival'
import { PasswordField } from './password-field'
import { useCheckedForm } from './use-checked-form'

const passwordSchema = async () => (await import('../schema')).confirmPasswordSchema
const codeSchema = async () => (await import('../schema')).codeSchema
const failed = { title: 'Update failed', message: 'An unexpected error occurred. Please try again.' }

type Enrolment = { secret: string; uri: string; qr: string }
type TwoFactorEnrolProps = { onEnabled: (recoveryCodes: string[]) => void; onCancel: () => void }

/** The password, then the code to scan, then the first code of the app. */
export function TwoFactorEnrol({ onEnabled, onCancel }: TwoFactorEnrolProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const password = useCheckedForm<Enrolment>({
    schema: passwordSchema,
    path: '/api/two-factor/enrol',
    read: (data) => ({ currentPassword: String(data.get('currentPassword') ?? '') }),
    failed,
    onDone: setEnrolment,
  })
  const code = useCheckedForm<{ recoveryCodes: string[] }>({
    schema: codeSchema,
    path: '/api/two-factor/confirm',
    read: (data) => ({ code: String(data.get('code') ?? '') }),
    failed,
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
  })
  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  )
  if (!enrolment) {
    return (
      <form
        method="post"
        noValidate
        aria-label="Set up two-factor sign-in"
        onSubmit={password.onSubmit}
        className="grid gap-5"
      >
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          error={password.errors.currentPassword}
          focused
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={password.busy}>
            Continue
          </Button>
          {cancel}
        </div>
      </form>
    )
  }
  return (
    <form
      method="post"
      noValidate
      aria-label="Confirm two-factor sign-in"
      onSubmit={code.onSubmit}
      className="grid gap-5"
    >
      <p ref={focusOnArrival} tabIndex={-1} className="text-sm text-soft outline-none">
        Scan this with your authenticator app, then type the six digits it shows.
      </p>
      {/* biome-ignore lint/performance/noImgElement: drawn by the server for this one person */}
      <img
        src={enrolment.qr}
        width={200}
        height={200}
        alt="QR code for your authenticator app"
        className="rounded-md"
      />
      <p className="text-sm text-soft">
        Or type this key into the app:{' '}
        <code className="break-words font-mono text-ink">
          {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <Field label="Code" required {...(code.errors.code ? { error: code.errors.code } : {})}>
        {(control) => <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={code.busy}>
          Switch on
        </Button>
        {cancel}
      </div>
    </form>
  )
}
