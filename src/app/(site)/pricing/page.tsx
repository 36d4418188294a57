import type { Metadata } from 'next'
import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
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
import { PlanSheet } from '@/features/pricing/components/plan-sheet'
import { PricingQuestions } from '@/features/pricing/components/pricing-questions'
import { type PublicPlan, publicAddOns, publicPlans } from '@/features/pricing/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { offerPrice } from '@/lib/seo/offer-price'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, faqPageData, serviceData } from '@/lib/seo/structured-data'

export const metadata: Metadata = pageMetadata(pricingMeta, '/pricing')

const structured = (plans: readonly PublicPlan[]) => [
  serviceData({
    name: 'Business process automation',
    description: pricingMeta.description,
    path: '/pricing',
    offers: plans.map(({ name, description, price }) => ({ name, description, price: offerPrice(price) })),
  }),
  faqPageData(pricingFaqs),
  breadcrumbData([{ name: 'Pricing', path: '/pricing' }]),
]

/** What it costs. */
export default async function PricingPage() {
  const [plans, addOns] = await Promise.all([publicPlans(), publicAddOns()])
  return (
    <>
      <JsonLd data={structured(plans)} />
      <PageHero {...pricingHero} />
      <PlanSheet plans={plans} />
      <ComparisonTable heading={comparisonHeading} plans={plans} />
      <AddOnList heading={addOnsHeading} addOns={addOns} />
      <PricingQuestions heading={pricingFaqHeading} faqs={pricingFaqs} />
      <Closing {...pricingClosing} />
    </>
  )
}
