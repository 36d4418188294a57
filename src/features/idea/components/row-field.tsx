import { type ReactNode, useId } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { FieldError } from '@/components/ui/field-error'

type RowFieldProps = {
  name: string
  errors: FieldMessages
  children: (control: {
    name: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

export function RowField({ name, errors, children }: RowFieldProps) {
  const id = useId()
  const error = errors[name]
  return (
    <div className="grid grow gap-1.5">
      {children({
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? id : undefined,
      })}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
