import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { UnavailableMessage } from '@/components/layout/unavailable-message'
import { defaultBrand } from '@/content/navigation'

export const metadata: Metadata = {
  title: `Not available right now · ${defaultBrand.brandName}`,
  robots: { index: false },
}

/** Finished at build; src/server/pages/error-page.ts sends it in place of pages that could not be made. */
export default function UnavailablePage() {
  return (
    <SiteFrame>
      <UnavailableMessage />
    </SiteFrame>
  )
}
