import type { PageCopies } from './page-copies'
import type { LinkButton } from './page-meta'

export const servicePageSlugs = [
  'custom-automation',
  'ai-agents',
  'workflow-design',
  'process-optimization',
] as const

export type ServicePageSlug = (typeof servicePageSlugs)[number]
export type ServicePageCopy = PageCopies[ServicePageSlug]

export const serviceBackLink: LinkButton = { label: 'Back to Services', href: '/services' }
