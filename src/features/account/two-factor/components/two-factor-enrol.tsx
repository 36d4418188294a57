import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { TextField } from '@/components/form/fields'
import { FormEnd } from '@/components/form/form-end'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { send } from '@/lib/http/send'
import { focusOnMount } from '../../components/focus-on-mount'
import type { AskedFactor } from '../../reauthentication/components/proof-fields'
import { ProvenChange } from './proven-change'
import { type Enrolment, readEnrolment, readRecoveryCodes } from './two-factor-answers'

const codeSchema = async () => (await import('../../schema')).codeSchema
const failed = { title: 'Update failed', message: UNEXPECTED }

type TwoFactorEnrolProps = {
  twoFactor: AskedFactor
  onEnabled: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function TwoFactorEnrol({ twoFactor, onEnabled, onCancel }: TwoFactorEnrolProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const code = useForm({
    schema: codeSchema,
    read: (data) => typedTexts(data, 'code'),
    send: (body) => send('/api/two-factor/confirm', { body, read: readRecoveryCodes }),
    failed,
    onDone: onEnabled,
  })
  if (!enrolment) {
    return (
      <ProvenChange
        label="Set up two-factor sign-in"
        path="/api/two-factor/enrol"
        twoFactor={twoFactor}
        read={readEnrolment}
        action="Continue"
        onDone={setEnrolment}
        onCancel={onCancel}
      />
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
      <TextField
        form={code}
        name="code"
        label="Code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormEnd form={code} action="Switch on" onCancel={onCancel} />
    </form>
  )
}
