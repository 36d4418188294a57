'use client'

import { Container } from '@/components/ui/container'
import { Select } from '@/components/ui/select'
import { SiteLink } from '@/components/ui/site-link'
import type { FooterColumn, NavItem, SiteBrand } from '@/content/navigation'
import { phoneAddress } from '@/lib/validation/phone-address'
import { Wordmark } from './wordmark'

const legalNav: readonly NavItem[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Imprint', href: '/imprint' },
]

const themes = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/**
 * Light, dark, or the device's setting. The page's inline script (src/lib/inline/theme.ts) runs it, also before the
 * application.
 */
function ThemeSwitch() {
  return (
    <div className="flex items-center gap-3 text-sm noscript:hidden">
      <label htmlFor="theme" className="text-soft">
        Colors
      </label>
      <Select id="theme" name="theme" options={themes} autoComplete="off" className="h-11 text-sm" />
    </div>
  )
}

const linkStyles =
  'wrap-anywhere inline-flex min-h-10 items-center text-sm underline-offset-4 hover:underline'

function FooterLink({ item }: { item: NavItem }) {
  return (
    <li>
      <SiteLink href={item.href} className={linkStyles}>
        {item.label}
      </SiteLink>
    </li>
  )
}

/** Names of sites whose hosts do not read well. Others go by their host. */
const socialNames: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'xing.com': 'XING',
  'youtube.com': 'YouTube',
}

function socialName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address
  return socialNames[host.split('.').slice(-2).join('.')] ?? host
}

function Socials({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  return (
    <ul aria-label="Elsewhere" className="flex flex-wrap gap-x-5 text-soft">
      {addresses.map((address) => (
        <li key={address}>
          <a href={address} rel="me" className={linkStyles}>
            {socialName(address)}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function SiteFooter({ brand, columns }: { brand: SiteBrand; columns: readonly FooterColumn[] }) {
  const phone = brand.contactPhone && phoneAddress(brand.contactPhone)
  return (
    <footer className="border-line border-t print:hidden">
      <Container className="grid gap-x-8 gap-y-12 py-14 sm:grid-cols-3 lg:grid-cols-[1.4fr_repeat(3,1fr)] lg:py-20">
        <div className="grid content-start gap-4 sm:max-lg:col-span-3">
          <Wordmark name={brand.brandName} logo={brand.logo} />
          <p className="max-w-xs text-sm text-soft">{brand.tagline}</p>
          <Socials addresses={brand.socials ?? []} />
        </div>
        {columns.map((column, place) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 font-sans font-semibold text-sm tracking-normal">{column.title}</h2>
            <ul className="text-soft">
              {column.items.map((item) => (
                <FooterLink key={item.href} item={item} />
              ))}
              {place === columns.length - 1 ? (
                <>
                  <li>
                    <a href={`mailto:${brand.contactEmail}`} className={linkStyles}>
                      {brand.contactEmail}
                    </a>
                  </li>
                  {phone ? (
                    <li>
                      <a href={phone} className={linkStyles}>
                        {brand.contactPhone}
                      </a>
                    </li>
                  ) : null}
                  <li className="py-2 text-faint text-sm">{brand.businessHours}</li>
                </>
              ) : null}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="pb-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-4">
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-6 text-soft">
              {legalNav.map((item) => (
                <FooterLink key={item.href} item={item} />
              ))}
            </ul>
          </nav>
          <ThemeSwitch />
        </div>
      </Container>
    </footer>
  )
}
