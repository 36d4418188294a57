import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import type { PageCopies } from '@/content/page-copies'
import { capabilities, industries, processSteps, servicePackages } from '@/content/services'
import { siteLook } from '@/features/brand/queries'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { offerPrice } from '@/lib/seo/offer-price'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'
import { Capabilities, Industries, Packages, Process } from './_sections/sections'

export const generateMetadata = () => copyMetadata('services')

const structured = ({ headline, meta, sections }: PageCopies['services'], currency: string) => [
  serviceData({
    name: headline,
    description: meta.description,
    path: '/services',
    currency,
    offers: servicePackages(sections).map(({ title, description, price }) => ({
      name: title,
      description,
      price: offerPrice(price),
    })),
  }),
  breadcrumbData([{ name: 'Services', path: '/services' }]),
]

export default async function ServicesPage() {
  const [copy, look] = await Promise.all([pageCopy('services'), siteLook()])
  const { headline, lead, sections, closing } = copy
  return (
    <>
      <JsonLd data={structured(copy, look.currency)} />
      <PageHero headline={headline} subline={lead} />
      <Packages packages={servicePackages(sections)} />
      <Capabilities heading={sections.capabilities} capabilities={capabilities(sections)} />
      <Industries heading={sections.industries} industries={industries(sections)} />
      <Process heading={sections.process} steps={processSteps(sections)} />
      <Closing {...closing} />
    </>
  )
}
