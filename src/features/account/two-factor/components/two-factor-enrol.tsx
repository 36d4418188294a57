'use client'

import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { send } from '@/lib/http/send'
import { focusOnMount } from '../../components/focus-on-mount'
import { PasswordField } from '../../components/password-field'
import { type Enrolment, readEnrolment, readRecoveryCodes } from './two-factor-answers'

const passwordSchema = async () => (await import('../../schema')).confirmPasswordSchema
const codeSchema = async () => (await import('../../schema')).codeSchema
const failed = { title: 'Update failed', message: UNEXPECTED }

type TwoFactorEnrolProps = { onEnabled: (recoveryCodes: string[]) => void; onCancel: () => void }

export function TwoFactorEnrol({ onEnabled, onCancel }: TwoFactorEnrolProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const password = useForm({
    schema: passwordSchema,
    read: (data) => typedTexts(data, 'currentPassword'),
    send: (body) => send('/api/two-factor/enrol', { body, read: readEnrolment }),
    failed,
    onDone: setEnrolment,
  })
  const code = useForm({
    schema: codeSchema,
    read: (data) => typedTexts(data, 'code'),
    send: (body) => send('/api/two-factor/confirm', { body, read: readRecoveryCodes }),
    failed,
    onDone: onEnabled,
  })
  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  )
  if (!enrolment) {
    return (
      <form {...password.formProps} aria-label="Set up two-factor sign-in" className="grid gap-5">
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          error={password.errors.currentPassword}
          focused
        />
        <FormProblemNote problem={password.problem} />
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
    <form {...code.formProps} aria-label="Confirm two-factor sign-in" className="grid gap-5">
      <p ref={focusOnMount} tabIndex={-1} className="text-sm text-soft outline-none">
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
      <Field label="Code" required error={code.errors.code}>
        {(control) => <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" />}
      </Field>
      <FormProblemNote problem={code.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={code.busy}>
          Switch on
        </Button>
        {cancel}
      </div>
    </form>
  )
}
