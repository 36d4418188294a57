'use client'

import type { FieldMessages } from '@/components/form/form-fields'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'

export const visitorFields = ['name', 'email', 'company', 'phone', 'message'] as const

/** Who the call is with. */
export function VisitorFields({ errors }: { errors: FieldMessages }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name} required>
          {(control) => <Input {...control} name="name" autoComplete="off" />}
        </Field>
        <Field label="Email" error={errors.email} required>
          {(control) => <Input {...control} type="email" name="email" autoComplete="off" />}
        </Field>
        <Field label="Company" error={errors.company}>
          {(control) => <Input {...control} name="company" autoComplete="off" />}
        </Field>
        <Field label="Phone" error={errors.phone}>
          {(control) => <Input {...control} type="tel" name="phone" autoComplete="off" />}
        </Field>
      </div>
      <Field label="Message" error={errors.message}>
        {(control) => <Textarea {...control} name="message" rows={3} />}
      </Field>
    </>
  )
}
