import type { ComponentProps, ReactNode } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface InputFieldProps extends ComponentProps<typeof Input> {
  errors: FieldMessages
  name: string
  label: string
  hint?: ReactNode
}

/** A line of text that the browser does not fill in. */
export const InputField = ({ errors, name, label, hint, required, ...input }: InputFieldProps) => (
  <Field label={label} hint={hint} required={required} error={errors[name]}>
    {(control) => <Input {...control} name={name} autoComplete="off" {...input} />}
  </Field>
)
