'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface EntryListProps<Entry> {
  title: string
  hint: string
  add: string
  entries: readonly Entry[]
  children: (entry: Entry | undefined, place: number) => ReactNode
}

export function EntryList<Entry>({ title, hint, add, entries, children }: EntryListProps<Entry>) {
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
            {children(entry, place)}
            <Button variant="secondary" size="sm" onClick={() => remove(id)} className="justify-self-start">
              Remove
              <span className="sr-only">
                {' '}
                entry {place + 1} of {title}
              </span>
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
