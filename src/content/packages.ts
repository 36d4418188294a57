import type { ContactProjectType } from './contact-options'

/** The contact form's choice for each package of the services page, by the slug that links to the form carry. */
export const packageProjects = {
  'free-audit': 'Free Automation Audit',
  'quick-win': 'Quick Win Workflow ($500+)',
  'business-booster': 'Business Booster ($2,500+)',
  enterprise: 'Enterprise Partnership',
} as const satisfies Record<string, ContactProjectType>

export type PackageSlug = keyof typeof packageProjects

export const isPackage = (slug: string): slug is PackageSlug => Object.hasOwn(packageProjects, slug)

/** The plans of the pricing page that the contact form has a choice for. Fast Track and the Scale Pack are offers of their own. */
export const planProjects: Readonly<Partial<Record<string, ContactProjectType>>> = {
  'free-audit': 'Free Automation Audit',
  enterprise: 'Enterprise Partnership',
}
