import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import type { Figures } from '@/content/figures'
import type { PageCopies } from '@/content/page-copies'
import { capabilities, industries, processSteps, servicePackages } from '@/content/services'
import { siteLook } from '@/features/brand/queries'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { siteFigures } from '@/features/site/figures'
import { JsonLd } from '@/lib/seo/json-ld'
import { offerPrice } from '@/lib/seo/offer-price'
import { breadcrumbData, serviceData } from '@/lib/seo/structured-data'
import { Capabilities, Industries, Packages, Process } from './_sections/sections'

export const generateMetadata = () => copyMetadata('services')

const structured = ({ headline, meta }: PageCopies['services'], figures: Figures, currency: string) => [
  serviceData({
    name: headline,
    description: meta.description,
    path: '/services',
    currency,
    offers: servicePackages(figures).map(({ title, description, price }) => ({
      name: title,
      description,
      price: offerPrice(price),
    })),
  }),
  breadcrumbData([{ name: 'Services', path: '/services' }]),
]

export default async function ServicesPage() {
  const [copy, figures, look] = await Promise.all([pageCopy('services'), siteFigures(), siteLook()])
  const { headline, lead, sections, closing } = copy
  return (
    <>
      <JsonLd data={structured(copy, figures, look.currency)} />
      <PageHero headline={headline} subline={lead} />
      <Packages packages={servicePackages(figures)} />
      <Capabilities heading={sections.capabilities} capabilities={capabilities(sections)} />
      <Industries heading={sections.industries} industries={industries(sections)} />
      <Process heading={sections.process} steps={processSteps(sections)} />
      <Closing {...closing} />
    </>
  )
}
