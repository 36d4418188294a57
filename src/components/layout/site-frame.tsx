import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { defaultBrand, defaultLinks, type SiteBrand, type SiteLinks } from '@/content/navigation'
import { EditLink } from './edit-link'
import { InlineScripts } from './inline-scripts'
import { LoadNote } from './load-note'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { Started } from './started'

type SiteFrameProps = {
  brand?: SiteBrand
  links?: SiteLinks
  notice?: ReactNode
  children: ReactNode
}

export function SiteFrame({ brand = defaultBrand, links = defaultLinks, notice, children }: SiteFrameProps) {
  // The page carries what it gives to client components: only what they show.
  const { brandName, contactEmail, contactPhone, businessHours, tagline, socials, logo } = brand
  return (
    <>
      <InlineScripts />
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-action font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <LoadNote />
      {notice}
      <SiteHeader brandName={brandName} logo={logo} menu={links.menu} />
      <main id="main" tabIndex={-1} className="min-h-[70svh] outline-none">
        {children}
      </main>
      <SiteFooter
        brand={{ brandName, contactEmail, contactPhone, businessHours, tagline, socials, logo }}
        columns={links.footer}
      />
      <EditLink />
      <Toaster />
      <Started />
    </>
  )
}
