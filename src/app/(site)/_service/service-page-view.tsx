import type { ComponentType } from 'react'
import { Closing } from '@/components/page/closing'
import { BackLink } from '@/components/ui/back-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { type ServicePage, type ServicePageSlug, serviceBackLink } from '@/content/service-pages'
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

const structured = ({ slug, title, meta }: ServicePage) => [
  serviceData({ name: title, description: meta.description, path: `/${slug}` }),
  breadcrumbData([
    { name: 'Services', path: serviceBackLink.href },
    { name: title, path: `/${slug}` },
  ]),
]

/** One service: what it is, four things that hold for it, and whom to ask. */
export function ServicePageView({ page }: { page: ServicePage }) {
  const Drawing = drawings[page.slug]
  return (
    <>
      <JsonLd data={structured(page)} />
      <Container className="pt-6 pb-16 lg:pt-8 lg:pb-24">
        <BackLink href={serviceBackLink.href}>{serviceBackLink.label}</BackLink>
        <div className="mt-6 grid gap-x-20 gap-y-10 lg:mt-10 lg:grid-cols-[1.25fr_1fr] lg:items-center">
          <div className="grid justify-items-start gap-6">
            <h1 className="text-5xl">{page.title}</h1>
            <p className="max-w-2xl font-display text-xl text-soft leading-normal">{page.intro}</p>
            <ButtonLink href={page.cta.href} size="lg" className="mt-2 max-sm:w-full">
              {page.cta.label}
            </ButtonLink>
          </div>
          <div className="mx-auto w-full max-w-md lg:max-w-none">
            <Drawing />
          </div>
        </div>
      </Container>
      <ServiceFeatures features={page.features} />
      <MoreServices current={page.slug} />
      <Closing
        title={page.ctaTitle}
        description={page.ctaText}
        primary={page.cta}
        secondary={{ label: 'Book Free Audit', href: '/book-call' }}
      />
    </>
  )
}
