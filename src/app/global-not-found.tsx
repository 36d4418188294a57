import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { BrandStyles } from '@/features/brand/components/brand-styles'
import { siteLook } from '@/features/brand/queries'
import { brandIcons, shownBrand } from '@/features/brand/shown'
import { SiteNotice } from '@/features/site/components/site-notice'
import { siteFacts } from '@/features/site/queries'
import { fontClasses } from './(site)/fonts'
import './(site)/globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const [{ brandName }, look] = await Promise.all([siteFacts(), siteLook()])
  return { title: `Page not found · ${brandName}`, icons: brandIcons(look) }
}

/** The whole document for unknown addresses; static, so that scanners cost nothing. */
export default async function GlobalNotFound() {
  const [facts, look] = await Promise.all([siteFacts(), siteLook()])
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>
        <BrandStyles look={look} />
        <SiteFrame
          brand={shownBrand(facts, look)}
          links={facts.links}
          notice={<SiteNotice notice={facts.notice} now={new Date()} />}
        >
          <NotFoundMessage />
        </SiteFrame>
      </body>
    </html>
  )
}
