'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Select } from '@/components/ui/select'
import { ChoiceLinks } from './choice-links'
import { useList } from './list'
import { changedAddress } from './list-address'

interface FilterLinksProps {
  label: string
  name: string
  options: readonly { value: string | null; label: string; count?: number }[]
}

export function FilterLinks({ label, name, options }: FilterLinksProps) {
  const { address, href } = useList()
  const chosen = address.search[name] ?? null
  return (
    <ChoiceLinks
      label={label}
      choices={options.map((option) => ({
        label: option.label,
        count: option.count,
        href: href({ [name]: option.value, open: null }),
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

/** A filter with its label next to it; on a phone all labels have one width. */
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
    <ButtonLink variant="quiet" size="sm" href={changedAddress({ base, search: {} }, { view, sort })}>
      Clear filters
    </ButtonLink>
  )
}

interface SortSelectProps {
  options: readonly { value: string; label: string }[]
  fallback: string
}

/** The order of a list without column heads, on a phone. */
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
