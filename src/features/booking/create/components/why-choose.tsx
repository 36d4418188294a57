import { Section } from '@/components/ui/section'
import type { TitledText } from '@/content/page-meta'

export function WhyChoose({ title, reasons }: { title: string; reasons: readonly TitledText[] }) {
  return (
    <Section labelledBy="why-choose" tone="sunken">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start gap-3">
          <h2 id="why-choose" className="text-3xl">
            {title}
          </h2>
        </div>
        <dl className="border-line border-t">
          {reasons.map((reason) => (
            <div
              key={reason.title}
              className="grid gap-x-8 gap-y-1 border-line border-b py-5 sm:grid-cols-[15rem_1fr]"
            >
              <dt className="font-display text-xl">{reason.title}</dt>
              <dd className="text-soft">{reason.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
