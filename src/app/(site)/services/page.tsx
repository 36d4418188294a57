import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import type { Figures } from '@/content/figures'
import {
  capabilities,
  capabilitiesHeading,
  industries,
  industriesHeading,
  processHeading,
  processSteps,
  servicePackages,
  servicesClosing,
  servicesHero,
  servicesMeta,
} from '@/content/services'
import { siteFigures } from '@/features/site/figures'
import { JsonLd } from '@/lib/seo/json-ld'
import { offerPrice } from '@/lib/seo/offer-price'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'
import { Capabilities } from './_sections/capabilities'
import { Industries } from './_sections/industries'
import { Packages } from './_sections/packages'
import { Process } from './_sections/process'

export const metadata: Metadata = pageMetadata(servicesMeta, '/services')

const structured = (figures: Figures) => [
  serviceData({
    name: servicesHero.headline,
    description: servicesMeta.description,
    path: '/services',
    offers: servicePackages(figures).map(({ title, description, price }) => ({
      name: title,
      description,
      price: offerPrice(price),
    })),
  }),
  breadcrumbData([{ name: 'Services', path: '/services' }]),
]

/** What the company offers. */
export default async function ServicesPage() {
  const figures = await siteFigures()
  return (
    <>
      <JsonLd data={structured(figures)} />
      <PageHero {...servicesHero} />
      <Packages packages={servicePackages(figures)} />
      <Capabilities heading={capabilitiesHeading} capabilities={capabilities} />
      <Industries heading={industriesHeading} industries={industries} />
      <Process heading={processHeading} steps={processSteps} />
      <Closing {...servicesClosing} />
    </>
  )
}
