'use client'

import { useField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { AltText } from './picture-words-feature'

/** Below the cover picture: its alternative text. */
export function CoverWords({ path }: UploadFieldClientProps) {
  const { value, disabled } = useField<string | null>({ path })
  if (!value) return null
  return (
    <div className="picture-words">
      <AltText key={value} id={value} readOnly={disabled} />
    </div>
  )
}
