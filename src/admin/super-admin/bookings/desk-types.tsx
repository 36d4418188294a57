'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface DeskTypes {
  types: readonly { slug: string; title: string }[]
  /** The type whose free times the week shows. Undefined for the first one. */
  shown: string | undefined
}

const Types = createContext<DeskTypes>({ types: [], shown: undefined })

export const useDeskTypes = () => useContext(Types)

export function DeskTypesProvider({ children, ...types }: DeskTypes & { children: ReactNode }) {
  return <Types value={types}>{children}</Types>
}

interface TypeFieldProps {
  value: string | undefined
  onChange: (slug: string | undefined) => void
  error: string | undefined
  keep?: string
}

export function TypeField({ value, onChange, error, keep }: TypeFieldProps) {
  const { types } = useDeskTypes()
  if (types.length < 2) return null
  return (
    <Field label="Call type" error={error}>
      {(control) => (
        <Select
          {...control}
          name="type"
          {...(keep ? { placeholder: keep } : {})}
          options={types.map(({ slug, title }) => ({ value: slug, label: title }))}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  )
}
