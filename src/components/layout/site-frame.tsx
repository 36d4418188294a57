import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { defaultBrand, type SiteBrand } from '@/content/navigation'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

type SiteFrameProps = { brand?: SiteBrand; children: ReactNode }

/** What every public page has around its content: skip link, header, main, footer, toasts. */
export function SiteFrame({ brand = defaultBrand, children }: SiteFrameProps) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-action font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <SiteHeader brandName={brand.brandName} />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        {children}
      </main>
      <SiteFooter brand={brand} />
      <Toaster />
    </>
  )
}
