'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { ChoiceLinks } from './choice-links'
import { useList } from './list'
import { changedAddress } from './list-address'

/** A partly typed day can already be a valid day. */
const TYPING_PAUSE_MS = 700

export function DayFilter({ label, name }: { label: string; name: 'from' | 'to' }) {
  const { address, go } = useList()
  const id = useId()
  const day = address.search[name] ?? ''
  const [typed, setTyped] = useState(day)
  const [seen, setSeen] = useState(day)
  const input = useRef<HTMLInputElement>(null)
  if (seen !== day) {
    setSeen(day)
    setTyped(day)
  }

  const send = () => {
    // A half-typed day has no value, but does not mean all days.
    if (typed !== day && input.current?.validity.valid) go({ [name]: typed || null, open: null })
  }
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (typed === day) return
    const timer = setTimeout(() => sendNow(), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, day])

  return (
    <FilterField id={id} label={label}>
      <Input
        ref={input}
        id={id}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={send}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send()
        }}
        className="h-10! text-sm! sm:w-40!"
      />
    </FilterField>
  )
}

/** Both days stay on one line. */
export const PeriodFilter = () => (
  <div className="flex gap-3 max-sm:contents">
    <DayFilter label="From" name="from" />
    <DayFilter label="To" name="to" />
  </div>
)

interface FilterLinksProps {
  label: string
  name: string
  options: readonly { value: string | null; label: string; count?: number }[]
  /** Filters that end with each choice. */
  ends?: readonly string[]
}

export function FilterLinks({ label, name, options, ends = [] }: FilterLinksProps) {
  const { address, href } = useList()
  const chosen = address.search[name] ?? null
  const ended = Object.fromEntries(ends.map((filter) => [filter, null]))
  return (
    <ChoiceLinks
      label={label}
      choices={options.map((option) => ({
        label: option.label,
        count: option.count,
        href: href({ ...ended, [name]: option.value, open: null }),
        current: options.some(({ value }) => value === chosen)
          ? option.value === chosen
          : option.value === null,
      }))}
    />
  )
}

interface FilterFieldProps {
  id: string
  label: string
  className?: string
  children: ReactNode
}

export function FilterField({ id, label, className, children }: FilterFieldProps) {
  return (
    <div className={cx('flex items-center gap-2 max-sm:w-full max-sm:*:last:flex-1', className)}>
      <label htmlFor={id} className="text-soft text-sm max-sm:w-20">
        {label}
      </label>
      {children}
    </div>
  )
}

interface FilterSelectProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  all: string
}

export function FilterSelect({ label, name, options, all }: FilterSelectProps) {
  const { address, go } = useList()
  const id = useId()
  return (
    <FilterField id={id} label={label}>
      <Select
        id={id}
        placeholder={all}
        options={options}
        value={address.search[name] ?? ''}
        onChange={(event) => go({ [name]: event.target.value || null, open: null })}
        className="h-10! text-sm!"
      />
    </FilterField>
  )
}

export function ClearFilters() {
  const { address } = useList()
  const { base, search } = address
  const { view = null, sort = null } = search
  return (
    <ButtonLink
      variant="quiet"
      size="sm"
      scroll={false}
      href={changedAddress({ base, search: {} }, { view, sort })}
    >
      Clear filters
    </ButtonLink>
  )
}

interface SortSelectProps {
  options: readonly { value: string; label: string }[]
  fallback: string
}

export function SortSelect({ options, fallback }: SortSelectProps) {
  const { address, go } = useList()
  const id = useId()
  return (
    <FilterField id={id} label="Sort" className="md:hidden">
      <Select
        id={id}
        options={options}
        value={address.search.sort ?? fallback}
        onChange={(event) => go({ sort: event.target.value === fallback ? null : event.target.value })}
        className="h-10! text-sm!"
      />
    </FilterField>
  )
}
