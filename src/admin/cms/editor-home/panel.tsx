import type { ReactElement, ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'

interface PanelProps {
  id: string
  title: string
  all: { href: string; label: string }
  rows: readonly ReactElement[]
  empty?: string
  ordered?: boolean
}

export function Panel({ id, title, all, rows, empty, ordered = false }: PanelProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b pb-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <SiteLink href={all.href} className="text-link py-1 text-sm">
          {all.label}
        </SiteLink>
      </div>
      <List>{rows}</List>
      {rows.length === 0 && <p className="py-4 text-soft text-sm">{empty}</p>}
    </section>
  )
}

interface RowProps {
  href: string
  title: string
  note?: ReactNode
  aside?: ReactNode
  action?: ReactNode
}

export function PanelRow({ href, title, note, aside, action }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
      <div className="min-w-0">
        <SiteLink href={href} className="font-semibold hover:underline">
          {title}
        </SiteLink>
        {note ? <p className="text-soft text-xs">{note}</p> : null}
      </div>
      {aside || action ? (
        <div className="grid shrink-0 justify-items-end gap-1.5 text-soft text-xs tabular-nums">
          {aside ? <div>{aside}</div> : null}
          {action}
        </div>
      ) : null}
    </li>
  )
}
