'use client'

import { TextareaInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { KeyboardEvent } from 'react'

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const form = event.currentTarget.closest('form')
  form?.querySelector<HTMLElement>('[data-lexical-editor="true"]')?.focus()
}

/** A title as readers see it: as large, and in as many lines as it needs. Enter leads to the text. */
export function TitleField({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: path })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the field in it
    <div className="writing-title" onKeyDown={onKeyDown}>
      <TextareaInput
        path={path}
        label={field.label}
        placeholder="Title"
        required={field.required}
        readOnly={readOnly || disabled}
        rows={1}
        showError={showError}
        value={value}
        onChange={({ target }) => setValue(target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  )
}
