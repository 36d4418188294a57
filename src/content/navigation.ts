export const siteTagline = 'We take over the work your team repeats every week, and hand back the hours.'

export type NavItem = { label: string; href: string }

export type SiteBrand = {
  brandName: string
  contactEmail: string
  contactPhone?: string | null
  businessHours: string
  tagline: string
  /** Full addresses of profiles elsewhere. */
  socials?: readonly string[]
  /** In place of the mark and the name. */
  logo?: ShownLogo | undefined
}

export interface ShownLogo {
  src: string
  width: number
  height: number
  /** On dark pages. */
  dark?: { src: string; width: number; height: number } | undefined
}

export const defaultBrand: SiteBrand = {
  brandName: 'Quickwin',
  contactEmail: 'hello@quickwin.example',
  businessHours: 'Mon-Fri 9 AM-6 PM CET',
  tagline: siteTagline,
}

export const mainNav: readonly NavItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Automation Ideas', href: '/automation-ideas' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
]

export type FooterColumn = { title: string; items: readonly NavItem[] }

export type SiteLinks = { menu: readonly NavItem[]; footer: readonly FooterColumn[] }

export const footerNav: readonly FooterColumn[] = [
  {
    title: 'Services',
    items: [
      { label: 'Custom automation', href: '/custom-automation' },
      { label: 'AI agents', href: '/ai-agents' },
      { label: 'Workflow design', href: '/workflow-design' },
      { label: 'Process optimization', href: '/process-optimization' },
      { label: 'Pricing', href: '/pricing' },
    ],
  },
  {
    title: 'Resources',
    items: [
      { label: 'Automation Ideas', href: '/automation-ideas' },
      { label: 'Flagship automations', href: '/flagship' },
      { label: 'Blog', href: '/blog' },
      { label: 'FAQ', href: '/faq' },
      { label: 'Search', href: '/search' },
    ],
  },
  {
    title: 'Contact',
    items: [
      { label: 'Support', href: '/contact' },
      { label: 'Book a Call', href: '/book-call' },
    ],
  },
]

export const legalNav: readonly NavItem[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Imprint', href: '/imprint' },
]

export const defaultLinks: SiteLinks = { menu: mainNav, footer: footerNav }
