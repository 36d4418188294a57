import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SiteLink } from '@/components/ui/site-link'
import type { TitledText } from '@/content/page-meta'
import type { Capability } from '@/content/services'

type CapabilitiesProps = { heading: TitledText; capabilities: readonly Capability[] }

function CapabilityTitle({ title, href }: Capability) {
  if (!href) return <h3 className="text-xl">{title}</h3>
  return (
    <h3 className="text-xl">
      <SiteLink
        href={href}
        className="flex items-center justify-between gap-4 underline-offset-4 after:absolute after:inset-0 after:rounded-sm group-hover:underline"
      >
        {title}
        <Icon
          name="arrow-right"
          className="size-5 shrink-0 text-signal-text transition-transform duration-200 group-hover:translate-x-1"
        />
      </SiteLink>
    </h3>
  )
}

export function Capabilities({ heading, capabilities }: CapabilitiesProps) {
  return (
    <Section labelledBy="capabilities-title" tone="sunken">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="capabilities-title" title={heading.title} intro={heading.description} />
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {capabilities.map((capability) => (
            <li
              key={capability.title}
              className="group relative grid content-start gap-2 border-line-strong border-t py-6"
            >
              <CapabilityTitle {...capability} />
              <p className="max-w-sm text-soft">{capability.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
