import { cx } from 'class-variance-authority'
import { Container } from '@/components/ui/container'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Idea } from '../idea'

type NeighbourProps = { idea: Idea; direction: 'previous' | 'next' }

function Neighbour({ idea, direction }: NeighbourProps) {
  const next = direction === 'next'
  return (
    <div className={cx('group relative grid content-start gap-1.5 py-6', next && 'sm:text-right')}>
      <p className={cx('flex items-center gap-2 text-faint text-sm', next && 'sm:justify-end')}>
        {next ? null : <Icon name="arrow-left" className="size-4.5" />}
        {next ? 'Next idea' : 'Previous idea'}
        {next ? <Icon name="arrow-right" className="size-4.5" /> : null}
      </p>
      <SiteLink
        href={`/automation-ideas/${idea.slug}`}
        rel={next ? 'next' : 'prev'}
        className="wrap-anywhere font-display text-xl after:absolute after:inset-0 group-hover:underline"
      >
        {idea.title}
      </SiteLink>
      <p className="text-soft text-sm">{idea.description}</p>
    </div>
  )
}

type IdeaNeighboursProps = { previous: Idea | null; next: Idea | null }

export function IdeaNeighbours({ previous, next }: IdeaNeighboursProps) {
  if (!previous && !next) return null
  return (
    <Container className="py-10">
      <nav
        aria-label="Previous and next idea"
        className="grid border-line border-y max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-x-16"
      >
        {previous ? <Neighbour idea={previous} direction="previous" /> : <span className="max-sm:hidden" />}
        {next ? <Neighbour idea={next} direction="next" /> : null}
      </nav>
    </Container>
  )
}
