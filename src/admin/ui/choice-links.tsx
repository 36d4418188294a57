'use client'

import { cx } from 'class-variance-authority'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { useList } from './list'
import { useCurrentInView } from './use-current-in-view'

interface SortLinkProps {
  label: string
  sort?: string
  numeric?: boolean
  fallback: string | undefined
}

export function SortLink({ label, sort, numeric, fallback }: SortLinkProps) {
  const { address, href } = useList()
  if (!sort) return label
  const asked = address.search.sort ?? fallback
  const active = asked?.replace(/^-/, '') === sort
  const descending = active && asked?.startsWith('-')
  return (
    <SiteLink
      href={href({ sort: active && !descending ? `-${sort}` : sort })}
      scroll={false}
      className={cx(
        'inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink',
        active && 'text-ink',
        // The label is aligned with its figures, with or without an arrow.
        numeric && 'flex-row-reverse',
      )}
    >
      {label}
      <Icon
        name={descending ? 'sort-down' : 'sort-up'}
        className={active ? 'size-3.5 text-action' : 'size-3.5 opacity-0'}
      />
    </SiteLink>
  )
}

const format = new Intl.NumberFormat('en-GB')
const look = buttonStyles({ variant: 'secondary', size: 'sm' })

export function Pager({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const { href } = useList()
  if (total === 0) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-soft text-sm">
      <p className="tabular-nums">
        {`${last < first ? 'No rows here' : `${format.format(first)} to ${format.format(last)}`} of ${format.format(total)}`}
      </p>
      {total > pageSize ? (
        <nav aria-label="Pages" className="flex gap-2">
          {page > 1 ? (
            <SiteLink href={href({ page: page === 2 ? null : String(page - 1) })} className={look}>
              <Icon name="arrow-left" className="size-4" />
              Previous
            </SiteLink>
          ) : null}
          {last < total ? (
            <SiteLink href={href({ page: String(page + 1) })} className={look}>
              Next
              <Icon name="arrow-right" className="size-4" />
            </SiteLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}

interface Choice {
  label: string
  href: string
  current: boolean
  count?: number | undefined
}

export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const list = useCurrentInView(choices.find(({ current }) => current)?.label)
  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      {/* One row on a phone, so that the list below begins high up. */}
      <ul
        ref={list}
        className="relative flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-md bg-sunken p-0.5 [scrollbar-width:none] sm:flex-wrap"
      >
        {choices.map(({ label: name, href, current, count }) => (
          <li key={name} className="shrink-0">
            <SiteLink
              href={href}
              scroll={false}
              aria-current={current ? 'true' : undefined}
              className={cx(
                'flex h-9 pointer-coarse:h-11 items-center gap-1.5 rounded-md px-3 text-sm max-sm:px-2 -outline-offset-2',
                current ? 'bg-surface font-semibold text-ink' : 'text-soft hover:text-ink',
              )}
            >
              <span>{name}</span>
              {count === undefined ? null : (
                <span className="font-normal text-soft text-xs tabular-nums">{count}</span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
