'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Seven check boxes instead of a list of numbers (ISO weekdays, Monday 1 to Sunday 7). */
export function WorkingDaysField({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError } = useField<number[]>({ path })
  const chosen = value ?? []
  const toggle = (day: number) =>
    setValue(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day].sort())
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <div className="working-days">
        {weekdays.map((name, index) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(index + 1)}
              disabled={readOnly}
              onChange={() => toggle(index + 1)}
            />{' '}
            {name}
          </label>
        ))}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
