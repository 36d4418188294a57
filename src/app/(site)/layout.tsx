import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { defaultBrand, siteTagline } from '@/content/navigation'
import { env } from '@/env'
import { siteFacts } from '@/features/site/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { companyData } from '@/lib/seo/structured-data'
import { fontClasses } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  // What canonical and share addresses are completed with.
  metadataBase: new URL(env.SITE_URL),
  title: {
    default: `${defaultBrand.brandName}: automation for the work you repeat`,
    template: `%s · ${defaultBrand.brandName}`,
  },
  description: siteTagline,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f3ec' },
    { media: '(prefers-color-scheme: dark)', color: '#111917' },
  ],
}

/** Root layout of the public site. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const facts = await siteFacts()
  const { brandName: name, contactEmail: email, contactPhone: phone } = facts
  return (
    <html lang="en" className={fontClasses}>
      <body>
        <JsonLd data={companyData({ name, description: siteTagline, email, phone })} />
        <SiteFrame brand={facts}>{children}</SiteFrame>
      </body>
    </html>
  )
}
