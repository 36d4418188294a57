import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { UnavailableMessage } from '@/components/layout/unavailable-message'

/** Filled when the page is sent: the build does not know the site. */
const brand = {
  brandName: '{brandName}',
  contactEmail: '{contactEmail}',
  businessHours: '{businessHours}',
  tagline: '{tagline}',
}

export const metadata: Metadata = {
  title: `Not available right now · ${brand.brandName}`,
  robots: { index: false },
}

/** Static; src/server/pages/error-page.ts sends it in place of pages that could not be rendered. */
export default function UnavailablePage() {
  return (
    <SiteFrame brand={brand}>
      <UnavailableMessage />
    </SiteFrame>
  )
}
