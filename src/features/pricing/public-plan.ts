import type { PricingPlan } from '@/payload-types'

export type PublicPlan = Pick<PricingPlan, 'slug' | 'name' | 'description' | 'price' | 'cta'> & {
  period: string
  features: string[]
  notIncluded: string[]
  popular: boolean
  highlight: string
  comparison: { feature: string; value: string | boolean }[]
}

const texts = (rows: PricingPlan['features']) => (rows ?? []).map((row) => row.text)

export function publicPlan(plan: PricingPlan): PublicPlan {
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
