import type { PricingPlan } from '@/payload-types'

export type PublicPlan = ReturnType<typeof publicPlan>

const texts = (rows: PricingPlan['features']) => (rows ?? []).map((row) => row.text)

export function publicPlan(plan: PricingPlan) {
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
