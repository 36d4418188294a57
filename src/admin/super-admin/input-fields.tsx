import type { ComponentProps } from 'react'
import type { DialogForm } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import type { FieldMessages } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { endTimeInField } from '@/lib/time/calendar-date'

type FieldProps = Omit<ComponentProps<typeof InputField>, 'errors' | 'defaultValue'>

export type InputOf<Name extends string> = FieldProps & { name: Name }

interface InputFieldsProps<Name extends string> {
  errors: FieldMessages
  fields: readonly InputOf<Name>[]
  /** What is stored, by the names of the fields. */
  values?: { readonly [name in Name]?: string | number | boolean | null } | undefined
  /** Comes before each name: 'daysOff.0.' */
  prefix?: string
}

export const InputFields = <Name extends string>({
  fields,
  errors,
  values,
  prefix = '',
}: InputFieldsProps<Name>) =>
  fields.map(({ name, ...field }) => {
    const value = String(values?.[name] ?? '')
    return (
      <InputField
        key={name}
        errors={errors}
        name={`${prefix}${name}`}
        defaultValue={field.type === 'time' ? endTimeInField(value) : value}
        {...field}
      />
    )
  })

/** Two in a row if there is room. */
export const InputColumns = <Name extends string>(props: InputFieldsProps<Name>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <InputFields {...props} />
  </div>
)

interface FieldParts extends Pick<ComponentProps<typeof Field>, 'label' | 'hint'> {
  errors: FieldMessages
  name: string
}

export const SelectField = (props: FieldParts & ComponentProps<typeof Select>) => {
  const { errors, name, label, hint, required, className, ...select } = props
  return (
    <Field error={errors[name]} {...{ label, hint, required, className }}>
      {(control) => <Select {...control} name={name} {...select} />}
    </Field>
  )
}

export const TextareaField = ({
  errors,
  name,
  label,
  hint,
  ...text
}: FieldParts & ComponentProps<typeof Textarea>) => (
  <Field label={label} hint={hint} error={errors[name]}>
    {(control) => <Textarea {...control} name={name} {...text} />}
  </Field>
)

interface FormSaveProps {
  form: ComponentProps<typeof DialogForm>['form']
  label: string
  look?: 'secondary'
}

/** What went wrong, and the button at the end of a form. */
export const FormSave = ({ form: { busy, problem }, label, look }: FormSaveProps) => (
  <>
    <FormProblemNote problem={problem} />
    <div className="flex justify-end">
      <Button type="submit" variant={look} size="sm" busy={busy}>
        {busy ? 'Saving...' : label}
      </Button>
    </div>
  </>
)
