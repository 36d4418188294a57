'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { isHex } from '@/lib/colors/color-math'

interface ColorFieldProps {
  name: string
  label: string
  hint: string
  value: string
  error: string | undefined
  /** The nearest shade that passes. */
  instead: string | undefined
  onChange: (color: string) => void
}

/** The color as a picker and as text. */
export function ColorField({ name, label, hint, value, error, instead, onChange }: ColorFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <span className="flex gap-2">
            <input
              type="color"
              aria-label={`${label}: picker`}
              value={isHex(value) ? value : '#000000'}
              onChange={({ target }) => onChange(target.value)}
              className="h-12 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
            />
            <Input
              {...control}
              name={name}
              value={value}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              className="min-w-0 flex-1 font-mono"
              onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
            />
          </span>
        )}
      </Field>
      {instead ? (
        <Button variant="secondary" size="sm" onClick={() => onChange(instead)}>
          {`Use ${instead}`}
        </Button>
      ) : null}
    </div>
  )
}
