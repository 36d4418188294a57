import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { siteTagline } from '@/content/navigation'
import { env } from '@/env'
import { teamAuthors } from '@/features/author/queries'
import { publicCaseStudies } from '@/features/case-study/queries'
import { registeredCompany } from '@/features/legal/company'
import { SiteNotice } from '@/features/site/components/site-notice'
import { withOptionalLinks } from '@/features/site/optional-links'
import { siteFacts } from '@/features/site/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { companyData } from '@/lib/seo/structured-data'
import { fontClasses } from './fonts'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const { brandName } = await siteFacts()
  return {
    // The base of canonical and share addresses.
    metadataBase: new URL(env.SITE_URL),
    title: { default: `${brandName}: automation for the work you repeat`, template: `%s · ${brandName}` },
    description: siteTagline,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f3ec' },
    { media: '(prefers-color-scheme: dark)', color: '#111917' },
  ],
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [facts, team, studies] = await Promise.all([siteFacts(), teamAuthors(), publicCaseStudies()])
  const { brandName: name, contactEmail: email, contactPhone: phone } = facts
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>
        <SiteFrame
          brand={facts}
          links={withOptionalLinks(facts.links, {
            '/team': team.length > 0,
            '/case-studies': studies.length > 0,
          })}
          notice={<SiteNotice notice={facts.notice} now={new Date()} />}
        >
          {children}
        </SiteFrame>
        {/* Here, because a page's share texts replace those of the layout. It is moved to the head. */}
        <meta property="og:site_name" content={name} />
        <JsonLd
          data={companyData({
            name,
            description: siteTagline,
            email,
            phone,
            ...registeredCompany(facts.company),
          })}
        />
      </body>
    </html>
  )
}
