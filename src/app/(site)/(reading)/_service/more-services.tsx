import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SiteLink } from '@/components/ui/site-link'
import { type ServicePageSlug, servicePageSlugs } from '@/content/service-pages'
import { sitePages } from '@/features/page-copy/queries'

export async function MoreServices({ current }: { current: ServicePageSlug }) {
  const pages = await sitePages()
  const others = servicePageSlugs.filter((slug) => slug !== current)
  return (
    <Section labelledBy="more-services-title" className="lg:py-24">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="more-services-title" className="text-2xl">
          Often combined with
        </h2>
        <ul className="border-line-strong border-t">
          {others.map((slug) => (
            <li key={slug} className="group relative border-line-strong border-b py-5">
              <div className="flex items-baseline justify-between gap-6">
                <SiteLink
                  href={`/${slug}`}
                  className="wrap-anywhere font-display text-xl underline-offset-4 after:absolute after:inset-0 after:rounded-sm group-hover:underline"
                >
                  {pages[slug].headline}
                </SiteLink>
                <Icon
                  name="arrow-right"
                  className="size-5 shrink-0 translate-y-0.5 text-signal-text transition-transform duration-200 group-hover:translate-x-1"
                />
              </div>
              <p className="mt-1 max-w-xl text-sm text-soft">{pages[slug].meta.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
