import type { ContactProjectType } from './contact-options'

/** A package of the services page, the plan of the pricing page that it is part of, and the contact form's word for both. */
export interface PlanPackage {
  /** Slug of the plan in the CMS. */
  plan: string
  planName: string
  title: string
  project: ContactProjectType
}

/** The one place that says which package belongs to which plan. */
export const planPackages = {
  audit: {
    plan: 'free-audit',
    planName: 'Free Audit',
    title: 'Free Automation Audit',
    project: 'Free Automation Audit',
  },
  quickWin: {
    plan: 'fast-track',
    planName: 'Fast Track',
    title: 'Quick Win',
    project: 'Quick Win Workflow ($500+)',
  },
  booster: {
    plan: 'scale-pack',
    planName: 'Scale Pack',
    title: 'Business Booster',
    project: 'Business Booster ($2,500+)',
  },
  enterprise: {
    plan: 'enterprise',
    planName: 'Enterprise',
    title: 'Enterprise',
    project: 'Enterprise Partnership',
  },
} as const satisfies Record<string, PlanPackage>

/** The package of a plan, by the plan's slug. */
export const packageOfPlan = (plan: string): PlanPackage | undefined =>
  Object.values(planPackages).find((each) => each.plan === plan)
