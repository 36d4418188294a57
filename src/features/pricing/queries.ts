import { cachedContent } from '@/lib/cache/cached-content'
import type { AddOn, PricingPlan } from '@/payload-types'

/** A row of the comparison table in one plan: words, or whether it is included. */
type ComparisonCell = { feature: string; value: string | boolean }

/** A plan as the site shows it. */
export type PublicPlan = Pick<PricingPlan, 'slug' | 'name' | 'description' | 'price' | 'cta'> & {
  period: string
  features: string[]
  notIncluded: string[]
  popular: boolean
  highlight: string
  comparison: ComparisonCell[]
}

/** An extra as the site shows it. */
export type PublicAddOn = Pick<AddOn, 'id' | 'name' | 'price' | 'description'>

const texts = (rows: PricingPlan['features']) => (rows ?? []).map((row) => row.text)

function publicPlan(plan: PricingPlan): PublicPlan {
  return {
    slug: plan.slug,
    name: plan.name,
    description: plan.description,
    price: plan.price,
    cta: { label: plan.cta.label, href: plan.cta.href },
    period: plan.period ?? '',
    features: texts(plan.features),
    notIncluded: texts(plan.notIncluded),
    popular: plan.popular === true,
    highlight: plan.highlight ?? '',
    comparison: (plan.comparison ?? []).map(({ feature, value, included }) => ({
      feature,
      value: value || included === true,
    })),
  }
}

/** The plans that visitors may see, in the editors' order. */
export const publicPlans = cachedContent('public-plans', ['pricing-plans'], async (payload) => {
  const { docs } = await payload.find({
    collection: 'pricing-plans',
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['orderIndex', 'createdAt'],
    pagination: false,
    depth: 0,
  })
  return docs.map(publicPlan)
})

/** The extras that visitors may see, in the editors' order. */
export const publicAddOns = cachedContent('public-add-ons', ['add-ons'], async (payload) => {
  const { docs } = await payload.find({
    collection: 'add-ons',
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['orderIndex', 'createdAt'],
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, name, price, description }): PublicAddOn => ({ id, name, price, description }))
})
