import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'

interface Neighbour {
  href: string
  title: string
  description?: string
}

type NeighbourLinkProps = { page: Neighbour; noun: string; isNext?: boolean }

function NeighbourLink({ page: { href, title, description }, noun, isNext = false }: NeighbourLinkProps) {
  return (
    <div className={cx('group relative grid content-start gap-1.5 py-6', isNext && 'sm:text-right')}>
      <p className={cx('flex items-center gap-2 text-faint text-sm', isNext && 'sm:justify-end')}>
        {isNext ? null : <Icon name="arrow-left" className="size-4.5" />}
        {isNext ? `Next ${noun}` : `Previous ${noun}`}
        {isNext ? <Icon name="arrow-right" className="size-4.5" /> : null}
      </p>
      <SiteLink
        href={href}
        rel={isNext ? 'next' : 'prev'}
        className="wrap-anywhere font-display text-xl after:absolute after:inset-0 group-hover:underline"
      >
        {title}
      </SiteLink>
      {description ? <p className="text-soft text-sm">{description}</p> : null}
    </div>
  )
}

type NeighboursProps = { noun: string; previous: Neighbour | null; next: Neighbour | null }

export function Neighbours({ noun, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label={`Previous and next ${noun}`}
      className="print:hidden grid border-line border-y max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-x-16"
    >
      {previous ? <NeighbourLink page={previous} noun={noun} /> : <span className="max-sm:hidden" />}
      {next ? <NeighbourLink page={next} noun={noun} isNext /> : null}
    </nav>
  )
}
