import { cx } from 'class-variance-authority'
import type { Idea } from '../idea'
import { IdeaCard } from './idea-card'

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
