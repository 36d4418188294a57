import { type ReactNode, useId } from 'react'
import { SiteLink } from '@/components/ui/site-link'

interface PanelProps {
  title: string
  more?: { href: string; label: string }
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, more, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b px-5 py-3">
        <h2 id={id} className="text-xl leading-snug">
          {title}
        </h2>
        {more ? (
          <SiteLink href={more.href} className="text-link text-sm">
            {more.label}
          </SiteLink>
        ) : (
          aside
        )}
      </div>
      {children}
    </section>
  )
}
