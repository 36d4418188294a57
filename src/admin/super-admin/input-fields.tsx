import type { ComponentProps } from 'react'
import { InputField } from '@/admin/ui/input-field'
import { endTimeInField } from '@/lib/time/calendar-date'

type FieldProps = Omit<ComponentProps<typeof InputField>, 'errors' | 'defaultValue'>

export type InputOf<Name extends string> = FieldProps & { name: Name }

interface InputFieldsProps<Name extends string> extends Pick<ComponentProps<typeof InputField>, 'errors'> {
  fields: readonly InputOf<Name>[]
  /** What is stored, by the names of the fields. */
  values?: { readonly [name in Name]?: string | number | null } | undefined
  /** Comes before each name: 'daysOff.0.' */
  prefix?: string
}

export const InputFields = <Name extends string>({
  fields,
  errors,
  values,
  prefix = '',
}: InputFieldsProps<Name>) =>
  fields.map(({ name, ...field }) => (
    <InputField
      key={name}
      errors={errors}
      name={`${prefix}${name}`}
      defaultValue={endTimeInField(String(values?.[name] ?? ''))}
      {...field}
    />
  ))

/** Two in a row if there is room. */
export const InputColumns = <Name extends string>(props: InputFieldsProps<Name>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <InputFields {...props} />
  </div>
)
