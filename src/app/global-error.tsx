'use client'

import { UnavailableMessage } from '@/components/layout/unavailable-message'
import { fontClasses } from './(site)/fonts'

/**
 * The whole document where, in the browser, even the site's frame fails. The style sheet of the site is
 * there already; importing it here would preload it on every page of the admin.
 */
export default function GlobalError() {
  return (
    <html lang="en" className={fontClasses}>
      <body>
        <title>Something went wrong</title>
        <main>
          <UnavailableMessage />
        </main>
      </body>
    </html>
  )
}
