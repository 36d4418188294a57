import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { Flagship } from '../flagship'

export function FlagshipList({ flagships }: { flagships: readonly Flagship[] }) {
  return (
    <ul className="grid gap-y-20 lg:gap-y-32">
      {flagships.map((flagship, place) => (
        <li key={flagship.id}>
          <article
            className={cx(
              'group relative grid gap-x-16 gap-y-8 lg:items-center',
              place % 2 === 0 ? 'lg:grid-cols-[1.35fr_1fr]' : 'lg:grid-cols-[1fr_1.35fr]',
            )}
          >
            {flagship.picture ? (
              <div
                className={cx(
                  'overflow-hidden rounded-lg border border-line',
                  place % 2 === 1 && 'lg:order-2',
                )}
              >
                <Picture
                  picture={flagship.picture}
                  sizes="(min-width: 1248px) 640px, (min-width: 1024px) 55vw, calc(100vw - 2.5rem)"
                  first={place === 0}
                  decorative
                  className="aspect-video object-cover transition-transform duration-500 group-hover:scale-[1.015]"
                />
              </div>
            ) : null}
            <div className="grid gap-4">
              <h2 className="text-4xl">
                <SiteLink
                  href={`/flagship/${flagship.slug}`}
                  className="decoration-2 decoration-signal underline-offset-[0.14em] after:absolute after:inset-0 group-hover:underline"
                >
                  {flagship.title}
                </SiteLink>
              </h2>
              <p className="font-display text-soft text-xl">{flagship.tagline}</p>
              <ul className="mt-2 border-line border-t text-sm">
                {flagship.capabilities.slice(0, 3).map(({ title }) => (
                  <li key={title} className="flex items-center gap-3 border-line border-b py-2.5">
                    <Icon name="check" className="size-4.5 shrink-0 text-action" />
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
