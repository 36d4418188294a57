import links from './navigation.json'
import site from './site.json'

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

export const defaultBrand: SiteBrand = site.brand

export type FooterColumn = { title: string; items: readonly NavItem[] }

export type SiteLinks = { menu: readonly NavItem[]; footer: readonly FooterColumn[] }

export const defaultLinks: SiteLinks = links
