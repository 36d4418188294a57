import { Closing } from '@/components/page/closing'
import { PageHero } from '@/components/page/page-hero'
import { cardsOf, type PageMeta, type TitledText } from '@/content/page-meta'
import { siteLook } from '@/features/brand/queries'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { AddOnList } from '@/features/pricing/components/add-on-list'
import { ComparisonTable } from '@/features/pricing/components/comparison-table'
import { PlanColumns } from '@/features/pricing/components/plan-columns'
import { PricingQuestions } from '@/features/pricing/components/pricing-questions'
import type { PublicPlan } from '@/features/pricing/public-plan'
import { publicAddOns, publicPlans } from '@/features/pricing/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { offerPrice } from '@/lib/seo/offer-price'
import { breadcrumbData, faqPageData, serviceData } from '@/lib/seo/structured-data'

export const generateMetadata = () => copyMetadata('pricing')

const structured = (
  meta: PageMeta,
  plans: readonly PublicPlan[],
  faqs: readonly TitledText[],
  currency: string,
) => [
  serviceData({
    name: 'Business process automation',
    description: meta.description,
    path: '/pricing',
    currency,
    offers: plans.map(({ name, description, price }) => ({ name, description, price: offerPrice(price) })),
  }),
  faqPageData(faqs.map(({ title, description }) => ({ question: title, answer: description }))),
  breadcrumbData([{ name: 'Pricing', path: '/pricing' }]),
]

export default async function PricingPage() {
  const [{ headline, lead, meta, sections, closing }, plans, addOns, look] = await Promise.all([
    pageCopy('pricing'),
    publicPlans(),
    publicAddOns(),
    siteLook(),
  ])
  const faqs = cardsOf(sections, 'question')
  return (
    <>
      <JsonLd data={structured(meta, plans, faqs, look.currency)} />
      <PageHero headline={headline} subline={lead} />
      <PlanColumns plans={plans} />
      <ComparisonTable heading={sections.comparison} plans={plans} />
      <AddOnList heading={sections.addOns} addOns={addOns} />
      <PricingQuestions heading={sections.questions} faqs={faqs} />
      <Closing {...closing} />
    </>
  )
}
