import { Section } from '@/components/ui/section'
import type { TitledText } from '@/content/page-meta'

export function ServiceFeatures({ features }: { features: readonly TitledText[] }) {
  return (
    <Section labelledBy="features-title" tone="sunken" className="lg:py-20">
      <h2 id="features-title" className="sr-only">
        What you can count on
      </h2>
      <ul className="grid md:grid-cols-2">
        {features.map((feature) => (
          <li
            key={feature.title}
            className="grid content-start gap-3 border-line-strong py-8 max-md:border-t max-md:first:border-t-0 max-md:first:pt-0 max-md:last:pb-0 md:px-10 md:py-10 md:odd:border-r md:odd:pl-0 md:even:pr-0 md:nth-[n+3]:border-t lg:px-16 lg:py-14"
          >
            <h3 className="text-2xl">{feature.title}</h3>
            <p className="max-w-md text-soft">{feature.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
