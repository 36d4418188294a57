'use client'

import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { useList } from './list'

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
