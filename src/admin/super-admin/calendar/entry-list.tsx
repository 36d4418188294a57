'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { InputFields, type InputOf } from '../input-fields'

interface EntryListProps<Entry, Name extends string> {
  /** The field of the settings. */
  name: string
  title: string
  hint: string
  add: string
  entries: readonly Entry[]
  fields: readonly InputOf<Name>[]
  errors: FieldMessages
  /** Other fields of an entry, whose names begin with `prefix`: 'daysOff.0.' */
  before?: (entry: Entry | undefined, prefix: string) => ReactNode
  after?: (entry: Entry | undefined, prefix: string) => ReactNode
}

export function EntryList<Name extends string, Entry extends { readonly [name in Name]?: string | null }>(
  props: EntryListProps<Entry, Name>,
) {
  const { name, title, hint, add, entries, before, after, ...inputs } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const [rows, setRows] = useState(() =>
    entries.map((entry, id) => ({ id, entry: entry as Entry | undefined })),
  )

  function append() {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
    setRows([...rows, { id, entry: undefined }])
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
            {before?.(entry, `${name}.${place}.`)}
            <InputFields {...inputs} values={entry} prefix={`${name}.${place}.`} />
            {after?.(entry, `${name}.${place}.`)}
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
