'use client'

import { UnavailableMessage } from '@/components/layout/unavailable-message'
import { fontClasses } from './(site)/fonts'

/**
 * The whole document if even the site's frame fails in the browser. The site's style sheet is already loaded; importing it here
 * would preload it on every page of the admin.
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
