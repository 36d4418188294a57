import type { FieldMessages } from '@/components/form/form-fields'
import { CodeField } from '../../components/code-field'
import { PasswordField } from '../../components/password-field'

type ProofFieldsProps = {
  errors: FieldMessages
  /** Whether the account has a second factor: then its code is asked for, too. */
  twoFactor: boolean
  /** For a form that takes the place of what was pressed. */
  focused?: boolean
}

/** Who somebody is, asked once more before a change of how the account signs in. */
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
