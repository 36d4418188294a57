import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { CaseStudyCard } from '../view'

export function CaseStudyList({ studies }: { studies: readonly CaseStudyCard[] }) {
  return (
    <ul className="border-line border-t">
      {studies.map(({ id, slug, title, description, client, industry, results: [result], picture }) => (
        <li key={id} className="border-line border-b">
          <article className="group relative grid gap-x-10 gap-y-5 py-8 sm:grid-cols-[1fr_14rem] lg:grid-cols-[1fr_20rem]">
            <div className="grid content-start gap-3 wrap-anywhere">
              <p className="kicker">
                {client}, {industry}
              </p>
              <h2 className="text-3xl">
                <SiteLink
                  href={`/case-studies/${slug}`}
                  className="decoration-1 decoration-signal underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </SiteLink>
              </h2>
              <p className="max-w-prose text-soft">{description}</p>
              {result ? (
                <p className="max-w-prose">
                  <span className="font-semibold">
                    {[result.figure, result.text].filter(Boolean).join(' ')}
                  </span>{' '}
                  <span className="text-faint text-sm">Source: {result.source}</span>
                </p>
              ) : null}
            </div>
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 1024px) 320px, (min-width: 640px) 224px, calc(100vw - 2.5rem)"
                decorative
                className="aspect-video rounded-md border border-line object-cover"
              />
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  )
}
