import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SiteLink } from '@/components/ui/site-link'
import type { LinkButton } from '@/content/page-meta'
import type { FlagshipTeaser } from '@/features/flagship/teasers'
import { FlagshipSketch } from './flagship-sketch'

type FlagshipsProps = { title: string; intro: string; all: LinkButton; flagships: readonly FlagshipTeaser[] }

export function Flagships({ title, intro, all, flagships }: FlagshipsProps) {
  if (flagships.length === 0) return null
  return (
    <Section labelledBy="flagships-title" className="lg:pt-40">
      <div className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="flagships-title" title={title} intro={intro} />
        <SiteLink href={all.href} className="text-link">
          {all.label}
        </SiteLink>
      </div>
      <ul className="grid gap-6 lg:grid-cols-[1.35fr_1fr] lg:grid-rows-2">
        {flagships.map((flagship, place) => (
          <li
            key={flagship.slug}
            className="group relative flex flex-col gap-7 overflow-hidden rounded-lg border border-line bg-surface p-6 transition-colors hover:border-line-strong sm:p-8 lg:first:row-span-2 lg:first:p-8"
          >
            <div className="flex flex-1 items-center group-first:justify-center group-first:rounded-md group-first:bg-sunken group-first:p-6 group-first:sm:p-12">
              <FlagshipSketch kind={place} />
            </div>
            <div className="grid gap-3">
              <h3 className="text-2xl group-first:lg:text-3xl">
                <SiteLink
                  href={`/flagship/${flagship.slug}`}
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
                >
                  {flagship.title}
                </SiteLink>
              </h3>
              <p className="max-w-md text-soft">{flagship.tagline}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
