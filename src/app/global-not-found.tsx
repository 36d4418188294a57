import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { SiteFrame } from '@/components/layout/site-frame'
import { fontClasses } from './(site)/fonts'
import './(site)/globals.css'

export const metadata: Metadata = { title: 'Page not found · Quickwin' }

/** The whole document for addresses that no route knows; static, so that scanners cost nothing. */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={fontClasses}>
      <body>
        <SiteFrame>
          <NotFoundMessage />
        </SiteFrame>
      </body>
    </html>
  )
}
