import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SiteLink } from '@/components/ui/site-link'
import type { AudienceCard } from '@/content/home'
import type { TitledText } from '@/content/page-meta'

export function AudienceIndex({ heading, cards }: { heading: TitledText; cards: readonly AudienceCard[] }) {
  return (
    <Section labelledBy="audience-title" tone="sunken">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="audience-title" title={heading.title} intro={heading.description} />
        <ul className="border-line-strong border-t">
          {cards.map((card) => (
            <li key={card.title} className="group relative border-line-strong border-b">
              <div className="grid gap-x-8 gap-y-1.5 py-6 transition-transform duration-200 group-hover:translate-x-2 sm:grid-cols-[13rem_1fr]">
                <h3 className="text-xl">{card.title}</h3>
                <div className="grid justify-items-start gap-2">
                  <p className="text-soft">{card.description}</p>
                  <SiteLink
                    href={card.href}
                    className="inline-flex items-center gap-2 font-semibold text-action text-sm after:absolute after:inset-0 after:rounded-sm hover:underline"
                  >
                    {card.linkLabel}
                    <Icon name="arrow-right" className="size-4.5" />
                  </SiteLink>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
