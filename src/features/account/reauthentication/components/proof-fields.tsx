import type { FieldMessages } from '@/components/form/form-fields'
import { CodeField } from '../../components/code-field'
import { PasswordField } from '../../components/password-field'

type ProofFieldsProps = {
  errors: FieldMessages
  twoFactor: boolean
  focused?: boolean
}

/** Asks for the password again before a change of credentials. */
export function ProofFields({ errors, twoFactor, focused = false }: ProofFieldsProps) {
  return (
    <>
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword}
        focused={focused}
      />
      {twoFactor ? <CodeField hint="From your app, or a recovery code." error={errors.code} /> : null}
    </>
  )
}
