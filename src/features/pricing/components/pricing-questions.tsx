import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { TitledText } from '@/content/page-meta'

export function PricingQuestions({ heading, faqs }: { heading: TitledText; faqs: readonly TitledText[] }) {
  return (
    <Section labelledBy="pricing-faq-title" className="border-line border-t">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="pricing-faq-title" title={heading.title} intro={heading.description} />
        <Accordion
          group="pricing-faqs"
          items={faqs.map(({ title, description }, place) => ({
            id: `pricing-question-${place + 1}`,
            title,
            content: <p>{description}</p>,
          }))}
        />
      </div>
    </Section>
  )
}
