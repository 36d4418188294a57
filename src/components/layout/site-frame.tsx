import type { ReactNode } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { defaultBrand, defaultLinks, type SiteBrand, type SiteLinks } from '@/content/navigation'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { Started } from './started'

const look =
  'fixed inset-x-4 bottom-4 z-50 max-w-md flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line border-l-4 border-l-ochre bg-surface px-4 py-3 text-sm shadow-overlay print:hidden'

/**
 * The note that the page's scripts have not loaded. It is in the page from the start, hidden, and works without the
 * application.
 */
function LoadNote() {
  return (
    <>
      <p role="status" className={`${look} hidden loading-early:flex`}>
        This page is still loading. Please try again in a moment.
      </p>
      <div role="alert" className={`${look} hidden not-loaded:flex`}>
        <p>Part of this page did not load.</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the page's own address, with what follows the question mark */}
        <a href="" className="inline-flex min-h-11 items-center text-link">
          Reload
        </a>
      </div>
    </>
  )
}

type SiteFrameProps = {
  brand?: SiteBrand
  links?: SiteLinks
  /** A line above the header. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of every public page: skip link, header, main, footer, toasts. */
export function SiteFrame({ brand = defaultBrand, links = defaultLinks, notice, children }: SiteFrameProps) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-action font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <LoadNote />
      {notice}
      <SiteHeader brandName={brand.brandName} menu={links.menu} />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        {children}
      </main>
      <SiteFooter brand={brand} columns={links.footer} />
      <Toaster />
      <Started />
    </>
  )
}
