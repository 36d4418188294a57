import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { FieldMessages } from './form-fields'

interface FieldOfForm {
  form: { errors: FieldMessages }
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
}

type TextFieldProps = FieldOfForm & Omit<ComponentProps<'input'>, keyof FieldOfForm>

/** A line of text in a form made with `useForm`. */
export function TextField({ form, name, label, hint, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} required={required} error={form.errors[name]}>
      {(control) => <Input {...control} name={name} {...input} />}
    </Field>
  )
}

type ChoiceFieldProps = FieldOfForm & { choices: readonly (string | { value: string; label: string })[] }

/** A choice in a form made with `useForm`. */
export function ChoiceField({ form, name, label, hint, required, choices }: ChoiceFieldProps) {
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  )
  return (
    <Field label={label} hint={hint} required={required} error={form.errors[name]}>
      {(control) => <Select {...control} name={name} options={options} placeholder="Choose one" />}
    </Field>
  )
}
