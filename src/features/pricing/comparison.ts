import type { PublicPlan } from './public-plan'

/** A row of the comparison table: one cell for each plan, in the plans' order. */
export type ComparisonRow = { feature: string; cells: (string | boolean)[] }

/**
 * The comparison table of several plans. Rows come in the order in which they are first named; a plan
 * that does not name a row does not include it.
 */
export function comparisonRows(plans: readonly Pick<PublicPlan, 'comparison'>[]): ComparisonRow[] {
  const features = new Set(plans.flatMap((plan) => plan.comparison.map((row) => row.feature)))
  return [...features].map((feature) => ({
    feature,
    cells: plans.map((plan) => plan.comparison.find((row) => row.feature === feature)?.value ?? false),
  }))
}
