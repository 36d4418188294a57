import { cx } from 'class-variance-authority'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckList } from '@/components/ui/check-list'
import { Container } from '@/components/ui/container'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SectionHeading } from '@/components/ui/section-heading'
import { SiteLink } from '@/components/ui/site-link'
import type { TitledText } from '@/content/page-meta'
import type { Capability, ProcessStep, ServicePackage } from '@/content/services'
import { withTopic } from '@/features/topic/rules'

function Station({ step, last }: { step: number; last: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute top-0 -left-5 grid size-10 place-items-center rounded-full font-semibold text-sm tabular-nums lg:-top-5 lg:left-0',
        last ? 'bg-action text-on-action' : 'border-2 border-ink bg-sunken',
      )}
    >
      {last ? <Icon name="check" /> : step}
    </span>
  )
}

export function Process({ heading, steps }: { heading: TitledText; steps: readonly ProcessStep[] }) {
  return (
    <Section labelledBy="process-title" tone="sunken">
      <SectionHeading id="process-title" title={heading.title} intro={heading.description} />
      <ol className="mt-12 ml-5 grid lg:mt-20 lg:ml-0 lg:grid-cols-4">
        {steps.map((step, place) => (
          <li
            key={step.title}
            className={cx(
              'relative grid content-start gap-2 border-signal border-l-3 pb-10 pl-10 last:pb-0 lg:border-l-0 lg:pt-12 lg:pr-8 lg:pb-0 lg:pl-0',
              place === steps.length - 1 ? 'max-lg:border-transparent' : '',
              'lg:before:absolute lg:before:inset-x-0 lg:before:-top-[1.5px] lg:before:h-[3px] lg:before:bg-signal lg:last:before:right-auto lg:last:before:w-5',
            )}
          >
            <Station step={place + 1} last={place === steps.length - 1} />
            <h3 className="text-2xl">{step.title}</h3>
            <p className="font-semibold text-signal-text text-sm tabular-nums">{step.duration}</p>
            <p className="max-w-md text-soft">{step.description}</p>
            <p className="mt-2 max-w-md text-sm">
              <span className="block text-faint text-xs">You get</span>
              {step.youGet}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Packages({ packages }: { packages: readonly ServicePackage[] }) {
  return (
    <section aria-labelledby="packages-title">
      <Container className="pb-16 sm:pb-20 lg:pb-28">
        <h2 id="packages-title" className="sr-only">
          Packages
        </h2>
        <ul>
          {packages.map((item, place) => (
            <li
              key={item.title}
              className="grid gap-x-12 gap-y-6 border-ink border-t py-8 last:border-b md:grid-cols-2 lg:grid-cols-[15rem_1.15fr_1fr] lg:py-11"
            >
              <div className="grid content-start gap-1 max-lg:md:col-span-2">
                <p className="font-display text-3xl tracking-[-0.02em]">{item.price}</p>
                <p className="text-soft text-sm">{item.duration}</p>
              </div>
              <div className="grid content-start justify-items-start gap-3">
                <h3 className="text-2xl">{item.title}</h3>
                <p className="max-w-md text-soft">{item.description}</p>
                <ButtonLink
                  href={withTopic(item.cta.href, 'package', item.slug)}
                  variant={place === 0 ? 'primary' : 'secondary'}
                  className="mt-3 max-md:hidden"
                >
                  {item.cta.label}
                </ButtonLink>
              </div>
              <CheckList items={item.includes} className="lg:pt-1.5" />
              <ButtonLink
                href={withTopic(item.cta.href, 'package', item.slug)}
                variant={place === 0 ? 'primary' : 'secondary'}
                block
                className="md:hidden"
              >
                {item.cta.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

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
