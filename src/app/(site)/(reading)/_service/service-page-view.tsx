import type { ComponentType } from 'react'
import { Closing } from '@/components/page/closing'
import { BackLink } from '@/components/ui/back-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { type ServicePageCopy, type ServicePageSlug, serviceBackLink } from '@/content/service-pages'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'
import { AiAgentsDrawing } from './ai-agents-drawing'
import { CustomAutomationDrawing } from './custom-automation-drawing'
import { MoreServices } from './more-services'
import { ProcessOptimizationDrawing } from './process-optimization-drawing'
import { ServiceFeatures } from './service-features'
import { WorkflowDesignDrawing } from './workflow-design-drawing'

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
