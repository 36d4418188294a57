import { cx } from 'class-variance-authority'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { Idea } from '../idea'
import { IdeaFacts } from './idea-facts'

type IdeaCardProps = { idea: Idea; number: number; first?: boolean; sizes: string }

function IdeaCard({ idea, number, first = false, sizes }: IdeaCardProps) {
  return (
    <article className="group relative grid content-start gap-5">
      {idea.picture ? (
        <div className="overflow-hidden rounded-lg border border-line">
          <Picture
            picture={idea.picture}
            sizes={sizes}
            first={first}
            decorative
            className="aspect-video object-cover transition-transform duration-500 group-hover:scale-[1.015]"
          />
        </div>
      ) : null}
      <div className="grid grid-cols-[2.75rem_1fr] content-start">
        <span
          aria-hidden="true"
          className="font-display text-2xl text-signal-text tabular-nums leading-tight"
        >
          {String(number).padStart(2, '0')}
        </span>
        <div className="grid gap-2">
          <h2 className="text-2xl">
            <SiteLink
              href={`/automation-ideas/${idea.slug}`}
              className="decoration-1 decoration-signal underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline"
            >
              {idea.title}
            </SiteLink>
          </h2>
          <p className="max-w-lg text-soft">{idea.description}</p>
          <div className="mt-1">
            <IdeaFacts idea={idea} />
          </div>
        </div>
      </div>
    </article>
  )
}

export function IdeaGrid({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-12 lg:gap-y-20">
      {ideas.map((idea, place) => {
        const wide = place % 4 === 0 || place % 4 === 3
        return (
          <li key={idea.id} className={cx(wide ? 'lg:col-span-7' : 'lg:col-span-5 lg:pt-22 xl:pt-28')}>
            <IdeaCard
              idea={idea}
              number={place + 1}
              first={place === 0}
              sizes={
                wide
                  ? '(min-width: 1248px) 650px, (min-width: 768px) 50vw, 100vw'
                  : '(min-width: 1248px) 450px, (min-width: 768px) 50vw, 100vw'
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
