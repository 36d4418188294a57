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
import { publicAddOns, publicPlans } from '@/features/pricing/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = pageMetadata(pricingMeta, '/pricing')

/** What it costs. */
export default async function PricingPage() {
  const [plans, addOns] = await Promise.all([publicPlans(), publicAddOns()])
  return (
    <>
      <PageHero {...pricingHero} />
      <PlanSheet plans={plans} />
      <ComparisonTable heading={comparisonHeading} plans={plans} />
      <AddOnList heading={addOnsHeading} addOns={addOns} />
      <PricingQuestions heading={pricingFaqHeading} faqs={pricingFaqs} />
      <Closing {...pricingClosing} />
    </>
  )
}
