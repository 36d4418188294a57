import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import type { Figures } from '@/content/figures'
import {
  addOnsHeading,
  comparisonHeading,
  pricingClosing,
  pricingFaqHeading,
  pricingFaqs,
  pricingHero,
  pricingMeta,
} from '@/content/pricing'
import { AddOnList } from '@/features/pricing/components/add-on-list'
import { ComparisonTable } from '@/features/pricing/components/comparison-table'
import { PlanColumns } from '@/features/pricing/components/plan-columns'
import { PricingQuestions } from '@/features/pricing/components/pricing-questions'
import type { PublicPlan } from '@/features/pricing/public-plan'
import { publicAddOns, publicPlans } from '@/features/pricing/queries'
import { siteFigures } from '@/features/site/figures'
import { JsonLd } from '@/lib/seo/json-ld'
import { offerPrice } from '@/lib/seo/offer-price'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, faqPageData, serviceData } from '@/lib/seo/structured-data'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(pricingMeta(await siteFigures()), '/pricing')

const structured = (plans: readonly PublicPlan[], figures: Figures) => [
  serviceData({
    name: 'Business process automation',
    description: pricingMeta(figures).description,
    path: '/pricing',
    offers: plans.map(({ name, description, price }) => ({ name, description, price: offerPrice(price) })),
  }),
  faqPageData(pricingFaqs(figures)),
  breadcrumbData([{ name: 'Pricing', path: '/pricing' }]),
]

/** What it costs. */
export default async function PricingPage() {
  const [plans, addOns, figures] = await Promise.all([publicPlans(), publicAddOns(), siteFigures()])
  return (
    <>
      <JsonLd data={structured(plans, figures)} />
      <PageHero {...pricingHero(figures)} />
      <PlanColumns plans={plans} />
      <ComparisonTable heading={comparisonHeading} plans={plans} />
      <AddOnList heading={addOnsHeading} addOns={addOns} />
      <PricingQuestions heading={pricingFaqHeading} faqs={pricingFaqs(figures)} />
      <Closing {...pricingClosing} />
    </>
  )
}
