import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type PasskeyNameFieldProps = { hint?: string; defaultValue: string; error: string | undefined }

export function PasskeyNameField({ hint, defaultValue, error }: PasskeyNameFieldProps) {
  return (
    <Field label="Name of the passkey" required hint={hint} error={error}>
      {(control) => (
        <Input {...control} name="name" defaultValue={defaultValue} autoComplete="off" autoFocus />
      )}
    </Field>
  )
}
