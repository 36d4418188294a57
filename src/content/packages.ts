import type { contactProjectTypes } from './contact-options'

type ContactProjectType = (typeof contactProjectTypes)[number]

export const packageProjects = {
  'free-audit': 'Free Automation Audit',
  'quick-win': 'Quick Win Workflow ($500+)',
  'business-booster': 'Business Booster ($2,500+)',
  enterprise: 'Enterprise Partnership',
} as const satisfies Record<string, ContactProjectType>

export type PackageSlug = keyof typeof packageProjects

export const isPackage = (slug: string): slug is PackageSlug => Object.hasOwn(packageProjects, slug)

export const planProjects: Readonly<Partial<Record<string, ContactProjectType>>> = {
  'free-audit': 'Free Automation Audit',
  enterprise: 'Enterprise Partnership',
}
