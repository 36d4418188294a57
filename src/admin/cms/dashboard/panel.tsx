import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'

interface PanelProps {
  id: string
  title: string
  /** The whole list. */
  all: { href: string; label: string }
  children: ReactNode
}

/** A part of the dashboard: a heading, the first rows, a way to all of them. */
export function Panel({ id, title, all, children }: PanelProps) {
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
      {children}
    </section>
  )
}

interface RowProps {
  href: string
  title: string
  note?: ReactNode
  aside?: ReactNode
  /** What can be done about it at once. */
  deed?: ReactNode
}

/** One strong line that leads to the document, one quiet line, and what stands at the right. */
export function PanelRow({ href, title, note, aside, deed }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
      <div className="min-w-0">
        <SiteLink href={href} className="font-semibold hover:underline">
          {title}
        </SiteLink>
        {note ? <p className="text-soft text-xs">{note}</p> : null}
      </div>
      {aside || deed ? (
        <div className="grid shrink-0 justify-items-end gap-1.5 text-soft text-xs tabular-nums">
          {aside ? <div>{aside}</div> : null}
          {deed}
        </div>
      ) : null}
    </li>
  )
}

/** What a part says when nothing waits in it. */
export const PanelEmpty = ({ children }: { children: ReactNode }) => (
  <p className="py-4 text-soft text-sm">{children}</p>
)
