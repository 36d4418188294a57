'use client'

import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { useList } from './list'

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
        'inline-flex items-center gap-1 rounded-sm py-0.5 hover:text-ink',
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
