import type { PublicPlan } from './public-plan'

export type ComparisonRow = { feature: string; cells: (string | boolean)[] }

export function comparisonRows(plans: readonly Pick<PublicPlan, 'comparison'>[]): ComparisonRow[] {
  const features = new Set(plans.flatMap((plan) => plan.comparison.map((row) => row.feature)))
  return [...features].map((feature) => ({
    feature,
    cells: plans.map((plan) => plan.comparison.find((row) => row.feature === feature)?.value ?? false),
  }))
}
