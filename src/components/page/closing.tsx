import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import { unbroken } from '@/components/ui/unbroken'
import type { LinkButton } from '@/content/page-meta'

export type ClosingProps = { title: string; description: string; primary: LinkButton; secondary: LinkButton }

export function Closing({ title, description, primary, secondary }: ClosingProps) {
  return (
    <Section labelledBy="closing-title" tone="deep" className="print:hidden">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-5">
          <h2 id="closing-title" className="text-4xl">
            {title}
          </h2>
          <p className="max-w-xl text-lg text-on-deep-soft">{unbroken(description)}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">
          <ButtonLink href={primary.href} variant="inverse" size="lg" className="max-sm:w-full">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondary.href} variant="inverse-outline" size="lg" className="max-sm:w-full">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
