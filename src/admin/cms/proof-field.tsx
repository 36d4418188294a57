'use client'
import { PasswordField, TextField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Only a change of the address needs a confirmation. */
const useNewEmail = (): boolean =>
  useFormFields(([{ email }]) => email !== undefined && email.value !== email.initialValue)

const always = () => true as const

export function ProofPassword({ field, path, schemaPath, permissions }: TextFieldClientProps) {
  if (!useNewEmail()) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ ...field, type: 'text' }}
      path={path}
      validate={always}
      {...(schemaPath ? { schemaPath } : {})}
      {...(permissions === undefined ? {} : { permissions })}
    />
  )
}

export function ProofCode(props: TextFieldClientProps) {
  return useNewEmail() ? <TextField {...props} validate={always} /> : null
}
