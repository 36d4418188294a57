'use client'
import { FieldDescription, FieldError, FieldLabel, SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'

/** A country by its name; its ISO code is stored. */
export function CountryField({
  field,
  path,
  readOnly,
  codes,
}: TextFieldClientProps & { codes: readonly string[] }) {
  const { value, setValue, showError } = useField<string>({ path })
  const options = useMemo(() => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    return codes
      .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en'))
  }, [codes])
  return (
    <SelectInput
      path={path}
      name={field.name}
      options={options}
      value={value}
      readOnly={readOnly ?? false}
      showError={showError}
      isClearable={false}
      Label={<FieldLabel label={field.label} path={path} required={field.required} />}
      Error={<FieldError path={path} showError={showError} />}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
      onChange={(option) => setValue(Array.isArray(option) ? option[0]?.value : option?.value)}
    />
  )
}
