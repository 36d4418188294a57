'use client'

import { cx } from 'class-variance-authority'
import { type KeyboardEvent, useId, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { type FoundKind, foundKinds } from '@/features/office-search/schema'
import { placesFor } from './places'
import { useResults } from './use-results'

interface Choice {
  key: string
  title: string
  note: string | null
  href: string
}

interface ChoiceGroupProps {
  label: string
  choices: readonly Choice[]
  active: number
  idOf: (index: number) => string
}

function ChoiceGroup({ label, choices, active, idOf }: ChoiceGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div role="group" aria-labelledby={id} className="pb-2">
      {/* A group of options has nothing but options. */}
      <p id={id} role="presentation" className="px-2 py-1 text-faint text-xs">
        {label}
      </p>
      {choices.map(({ key, title, note, href }, index) => (
        <a
          key={key}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          className={cx(
            'grid min-h-10 content-center rounded-md px-2 py-1.5 text-sm hover:bg-sunken',
            index === active && 'bg-sunken',
          )}
        >
          <span className="wrap-anywhere text-ink">{title}</span>
          {note ? <span className="line-clamp-2 wrap-anywhere text-soft text-xs">{note}</span> : null}
        </a>
      ))}
    </div>
  )
}

const labels: Record<FoundKind, string> = {
  person: 'People',
  booking: 'Bookings',
  work: 'Inquiries and registrations',
  note: 'Notes',
  article: 'Articles',
  page: 'Pages',
}

export function SearchBox({ superAdmin }: { superAdmin: boolean }) {
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { results, failure, searching, again } = useResults(text)
  const places: Choice[] = placesFor(text, superAdmin).map(({ label, href }) => ({
    key: href,
    title: label,
    note: null,
    href,
  }))
  // Places are there at once: first, they stay where they are when the results arrive.
  const groups = [
    { label: 'Screens and settings', choices: places },
    ...foundKinds.map((kind) => ({
      label: labels[kind],
      choices: results
        .filter((each) => each.kind === kind)
        .map(({ id: key, ...rest }) => ({ ...rest, key: `${kind}-${key}` })),
    })),
  ].filter(({ choices }) => choices.length > 0)
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const active = Math.min(chosen, count - 1)
  const optionId = (index: number) => `${id}-${index}`

  function choose(index: number) {
    const next = (index + count) % count
    setChosen(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (count === 0 || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') choose(active + 1)
    else if (event.key === 'ArrowUp') choose(active - 1)
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  let from = 0
  return (
    <div className="grid gap-3">
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-faint"
        />
        <Input
          role="combobox"
          aria-label="Search"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={superAdmin ? 'Name, message, note, article, setting' : 'Message, note, article, page'}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
          className="pl-10!"
        />
      </div>
      <p role="status" className="sr-only">
        {searching ? 'Searching...' : `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      {failure ? (
        <Alert
          tone="error"
          live
          title="The search failed"
          action={
            <Button variant="secondary" size="sm" onClick={again}>
              Try again
            </Button>
          }
        >
          {failureText(failure, UNEXPECTED)}
        </Alert>
      ) : null}
      {/* Of one height, so that nothing moves while someone types. */}
      <div className="-mx-2 h-[50dvh] sm:h-96">
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Results"
          aria-busy={searching}
          className="max-h-full overflow-y-auto"
        >
          {groups.map(({ label, choices }) => {
            const first = from
            from += choices.length
            return (
              <ChoiceGroup
                key={label}
                label={label}
                choices={choices}
                active={active - first}
                idOf={(index) => optionId(first + index)}
              />
            )
          })}
        </div>
        {count === 0 && !failure ? (
          <p className="px-2 text-soft text-sm">
            {searching
              ? 'Searching...'
              : `Nothing found for '${text.trim()}'. Try fewer letters or another word.`}
          </p>
        ) : null}
      </div>
    </div>
  )
}
