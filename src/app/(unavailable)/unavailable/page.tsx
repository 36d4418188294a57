import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { UnavailableMessage } from '@/components/layout/unavailable-message'
import { defaultBrand } from '@/content/navigation'

export const metadata: Metadata = {
  title: `Not available right now · ${defaultBrand.brandName}`,
  robots: { index: false },
}

/** Static; src/server/pages/error-page.ts sends it in place of pages that could not be rendered. */
export default function UnavailablePage() {
  return (
    <SiteFrame>
      <UnavailableMessage />
    </SiteFrame>
  )
}
