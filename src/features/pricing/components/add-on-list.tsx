import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import type { TitledText } from '@/content/page-meta'
import type { PublicAddOn } from '../stored-prices'

export function AddOnList({ heading, addOns }: { heading: TitledText; addOns: readonly PublicAddOn[] }) {
  if (addOns.length === 0) return null
  return (
    <Section labelledBy="add-ons-title">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="add-ons-title" title={heading.title} intro={heading.description} />
        <ul className="grid gap-9">
          {addOns.map((addOn) => (
            <li key={addOn.id}>
              <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <h3 className="text-xl">{addOn.name}</h3>
                <span
                  aria-hidden="true"
                  className="min-w-6 flex-1 -translate-y-1 border-line-strong border-b-2 border-dotted max-sm:hidden"
                />
                <p className="font-display text-xl tabular-nums max-sm:w-full max-sm:text-signal-text">
                  {addOn.price}
                </p>
              </div>
              <p className="mt-1.5 max-w-xl text-soft">{addOn.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
