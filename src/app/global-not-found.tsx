import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { SiteNotice } from '@/features/site/components/site-notice'
import { siteFacts } from '@/features/site/queries'
import { fontClasses } from './(site)/fonts'
import './(site)/globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const { brandName } = await siteFacts()
  return { title: `Page not found · ${brandName}` }
}

/** The whole document for unknown addresses; static, so that scanners cost nothing. */
export default async function GlobalNotFound() {
  const facts = await siteFacts()
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>
        <SiteFrame
          brand={facts}
          links={facts.links}
          notice={<SiteNotice notice={facts.notice} now={new Date()} />}
        >
          <NotFoundMessage />
        </SiteFrame>
      </body>
    </html>
  )
}
