'use client'

import { UnavailableMessage } from '@/components/layout/unavailable-message'
import { fontClasses } from './(site)/fonts'
import './(site)/globals.css'

/** The whole document where, in the browser, even the site's frame fails. */
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
