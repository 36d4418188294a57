'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { focusOnMount } from './focus-on-mount'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
  focused?: boolean
}

/** Has no maximum length, because the schema reports long passwords. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, autoComplete, hint, error, focused = false } = props
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} required hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            ref={focused ? focusOnMount : undefined}
            className="pr-20"
          />
          <button
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-md px-3 font-semibold text-sm text-soft hover:text-ink"
          >
            <span>{shown ? 'Hide' : 'Show'}</span>
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </span>
      )}
    </Field>
  )
}
