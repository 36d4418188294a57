'use client'

import { inlineScript } from '@/lib/inline/bundle.generated'

/**
 * The inline script of each page, which runs before the application: light or dark, the menu, linked questions
 * (src/lib/inline). As a client component that renders it on the server only, it is in the HTML once and not a second time in
 * the page's data.
 */
export function InlineScripts() {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named in the policy by its hash
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? inlineScript : '' }}
    />
  )
}
