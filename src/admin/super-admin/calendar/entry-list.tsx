'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { InputFields, type InputOf } from '../input-fields'

export type Entry = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Other fields of an entry, whose names begin with `prefix`: 'daysOff.0.' */
type OtherFields = (entry: Entry | undefined, prefix: string, errors: FieldMessages) => ReactNode

export interface EntryKind {
  title: string
  hint: string
  add: string
  fields: readonly InputOf<string>[]
  before?: OtherFields
  after?: OtherFields
}

interface EntryListProps extends EntryKind {
  /** The field of the settings. */
  name: string
  entries: readonly Entry[]
  errors: FieldMessages
}

export function EntryList(props: EntryListProps) {
  const { name, title, hint, add, entries, before, after, ...inputs } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const [rows, setRows] = useState<{ id: number; entry?: Entry }[]>(() =>
    entries.map((entry, id) => ({ id, entry })),
  )

  function append() {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
    setRows([...rows, { id }])
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus())
  }

  function remove(id: number) {
    setRows(rows.filter((row) => row.id !== id))
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }

  return (
    <fieldset ref={group} className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{title}</legend>
      <p className="text-faint text-xs">{hint}</p>
      <ul className="grid gap-2 empty:hidden">
        {rows.map(({ id, entry }, place) => (
          <li key={id} className="grid gap-3 rounded-md border p-3 sm:grid-cols-2">
            {before?.(entry, `${name}.${place}.`, inputs.errors)}
            <InputFields {...inputs} values={entry} prefix={`${name}.${place}.`} />
            {after?.(entry, `${name}.${place}.`, inputs.errors)}
            <Button variant="secondary" size="sm" onClick={() => remove(id)} className="justify-self-start">
              Remove<span className="sr-only">{` entry ${place + 1} of ${title}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={append} data-add className="justify-self-start">
        <Icon name="plus" className="size-4" />
        {add}
      </Button>
    </fieldset>
  )
}
