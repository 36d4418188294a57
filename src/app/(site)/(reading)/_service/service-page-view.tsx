import type { ComponentType } from 'react'
import { Closing } from '@/components/page/closing'
import { BackLink } from '@/components/ui/back-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { SiteLink } from '@/components/ui/site-link'
import type { TitledText } from '@/content/page-meta'
import {
  type ServicePageCopy,
  type ServicePageSlug,
  serviceBackLink,
  servicePageSlugs,
} from '@/content/service-pages'
import { pageCopiesOfSite } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'
import {
  AiAgentsDrawing,
  CustomAutomationDrawing,
  ProcessOptimizationDrawing,
  WorkflowDesignDrawing,
} from './drawings'

function ServiceFeatures({ features }: { features: readonly TitledText[] }) {
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

async function MoreServices({ current }: { current: ServicePageSlug }) {
  const pages = await pageCopiesOfSite()
  const others = servicePageSlugs.filter((slug) => slug !== current)
  return (
    <Section labelledBy="more-services-title" className="lg:py-24">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="more-services-title" className="text-2xl">
          Often combined with
        </h2>
        <ul className="border-line-strong border-t">
          {others.map((slug) => (
            <li key={slug} className="group relative border-line-strong border-b py-5">
              <div className="flex items-baseline justify-between gap-6">
                <SiteLink
                  href={`/${slug}`}
                  className="wrap-anywhere font-display text-xl underline-offset-4 after:absolute after:inset-0 after:rounded-sm group-hover:underline"
                >
                  {pages[slug].headline}
                </SiteLink>
                <Icon
                  name="arrow-right"
                  className="size-5 shrink-0 translate-y-0.5 text-signal-text transition-transform duration-200 group-hover:translate-x-1"
                />
              </div>
              <p className="mt-1 max-w-xl text-sm text-soft">{pages[slug].meta.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const drawings: Readonly<Record<ServicePageSlug, ComponentType>> = {
  'custom-automation': CustomAutomationDrawing,
  'ai-agents': AiAgentsDrawing,
  'workflow-design': WorkflowDesignDrawing,
  'process-optimization': ProcessOptimizationDrawing,
}

type ServicePageViewProps = { slug: ServicePageSlug; copy: ServicePageCopy }

const structured = ({ slug, copy: { headline, meta } }: ServicePageViewProps) => [
  serviceData({ name: headline, description: meta.description, path: `/${slug}` }),
  breadcrumbData([
    { name: 'Services', path: serviceBackLink.href },
    { name: headline, path: `/${slug}` },
  ]),
]

export function ServicePageView({ slug, copy }: ServicePageViewProps) {
  const { headline, lead, sections, closing } = copy
  const Drawing = drawings[slug]
  return (
    <>
      <JsonLd data={structured({ slug, copy })} />
      <Container className="pt-6 pb-16 lg:pt-8 lg:pb-24">
        <BackLink href={serviceBackLink.href}>{serviceBackLink.label}</BackLink>
        <div className="mt-6 grid gap-x-20 gap-y-10 lg:mt-10 lg:grid-cols-[1.25fr_1fr] lg:items-center">
          <div className="grid justify-items-start gap-6">
            <h1 className="text-5xl">{headline}</h1>
            <p className="max-w-2xl font-display text-xl text-soft leading-normal">{lead}</p>
            <ButtonLink href={closing.primary.href} size="lg" className="mt-2 max-sm:w-full">
              {closing.primary.label}
            </ButtonLink>
          </div>
          <div className="mx-auto w-full max-w-md lg:max-w-none">
            <Drawing />
          </div>
        </div>
      </Container>
      <ServiceFeatures
        features={[sections.feature1, sections.feature2, sections.feature3, sections.feature4]}
      />
      <MoreServices current={slug} />
      <Closing {...closing} />
    </>
  )
}
