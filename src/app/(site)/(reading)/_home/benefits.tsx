import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BenefitCard } from '@/content/home'
import type { TitledText } from '@/content/page-meta'

type BenefitsProps = { heading: TitledText; cards: readonly BenefitCard[]; source: string | null }

export function Benefits({ heading, cards, source }: BenefitsProps) {
  return (
    <Section labelledBy="benefits-title">
      <SectionHeading id="benefits-title" title={heading.title} intro={heading.description} />
      <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:gap-x-24 lg:gap-y-16">
        {cards.map((card) => (
          <li key={card.title} className="border-ink border-t pt-5 lg:even:translate-y-16">
            <p className="font-display text-5xl tracking-[-0.03em]">{card.figure}</p>
            <h3 className="mt-4 font-sans font-semibold text-base tracking-normal">{card.title}</h3>
            <p className="mt-1.5 max-w-md text-soft">{card.description}</p>
          </li>
        ))}
      </ul>
      {source ? (
        <p className="mt-12 max-w-prose text-faint text-sm wrap-anywhere lg:mt-24">Source: {source}</p>
      ) : null}
    </Section>
  )
}
