import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { TitledText } from '@/content/page-meta'

type IndustriesProps = { heading: TitledText; industries: readonly TitledText[] }

export function Industries({ heading, industries }: IndustriesProps) {
  return (
    <Section labelledBy="industries-title">
      <SectionHeading id="industries-title" title={heading.title} intro={heading.description} />
      <dl className="mt-10 gap-x-16 md:columns-2 lg:mt-14">
        {industries.map((industry) => (
          <div
            key={industry.title}
            className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[11rem_1fr] sm:items-baseline md:grid-cols-1 lg:grid-cols-[10.5rem_1fr]"
          >
            <dt className="font-display text-lg">{industry.title}</dt>
            <dd className="text-soft text-sm">{industry.description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
