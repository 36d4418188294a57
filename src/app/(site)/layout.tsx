import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { emailsAttribute } from '@/components/emails'
import { SiteFrame } from '@/components/layout/site-frame'
import { env } from '@/env'
import { teamAuthors } from '@/features/author/queries'
import { BrandStyles } from '@/features/brand/components/brand-styles'
import { siteLook } from '@/features/brand/queries'
import { brandIcons, paperOf, shownBrand } from '@/features/brand/shown'
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
  const [{ brandName }, look] = await Promise.all([siteFacts(), siteLook()])
  return {
    // The base of canonical and share addresses.
    metadataBase: new URL(env.SITE_URL),
    title: { default: `${brandName}: automation for the work you repeat`, template: `%s · ${brandName}` },
    description: look.tagline,
    icons: brandIcons(look),
  }
}

export async function generateViewport(): Promise<Viewport> {
  const [light, dark] = paperOf((await siteLook()).colors)
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [facts, look, team, studies] = await Promise.all([
    siteFacts(),
    siteLook(),
    teamAuthors(),
    publicCaseStudies(),
  ])
  const { brandName: name, contactEmail: email, contactPhone: phone } = facts
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning {...emailsAttribute(env.SMTP_URL)}>
      <body>
        <BrandStyles look={look} />
        <SiteFrame
          brand={shownBrand(facts, look)}
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
            description: look.tagline,
            sameAs: look.socials,
            email,
            phone,
            ...registeredCompany(facts.company),
          })}
        />
      </body>
    </html>
  )
}
