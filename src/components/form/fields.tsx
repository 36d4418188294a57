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

export function TextField({ form, name, label, hint, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} required={required} error={form.errors[name]}>
      {(control) => <Input {...control} name={name} {...input} />}
    </Field>
  )
}

type KnownFieldProps = Omit<TextFieldProps, 'name' | 'label'> & { name?: string; label?: string }

export function EmailField(props: KnownFieldProps) {
  return (
    <TextField
      name="email"
      label="Email"
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      {...props}
    />
  )
}

export function FullNameField(props: KnownFieldProps) {
  return <TextField name="fullName" label="Full Name" required autoComplete="name" {...props} />
}

export function PhoneField(props: KnownFieldProps) {
  return (
    <TextField
      name="phone"
      label="Phone"
      hint="With the country code, such as +49 30 1234567."
      type="tel"
      autoComplete="tel"
      {...props}
    />
  )
}

type ChoiceFieldProps = FieldOfForm & { choices: readonly (string | { value: string; label: string })[] }

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
