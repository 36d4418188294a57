import { useState } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { Button } from '@/components/ui/button'
import { CodeField } from '../../components/code-field'
import { PasswordField } from '../../components/password-field'
import { usePasskeySupport } from '../../passkey/components/use-passkey-support'

export type AskedFactor = { enabled: boolean; passkeys: boolean }

type ProofFieldsProps = {
  form: { errors: FieldMessages; twoFactor: AskedFactor }
  focused?: boolean
}

export function ProofFields({ form: { errors, twoFactor }, focused = false }: ProofFieldsProps) {
  const [byCode, setByCode] = useState(false)
  const canUsePasskey = usePasskeySupport() && twoFactor.passkeys
  const byPasskey = canUsePasskey && !byCode
  return (
    <>
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword}
        focused={focused}
      />
      {byPasskey ? (
        <p className="text-sm text-soft">
          <input type="hidden" name="byPasskey" value="yes" />
          Your browser then asks for your passkey.
        </p>
      ) : null}
      {twoFactor.enabled && !byPasskey ? (
        <CodeField hint="From your app, or a recovery code." error={errors.code} focused={byCode} />
      ) : null}
      {canUsePasskey ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 justify-self-start"
          onClick={() => setByCode(!byCode)}
        >
          {byCode ? 'Use a passkey instead' : 'Use a code instead'}
        </Button>
      ) : null}
    </>
  )
}
