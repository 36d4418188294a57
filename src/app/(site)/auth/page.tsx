import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { authMeta, authTitles } from '@/content/auth'
import { AuthDesk } from '@/features/account/components/auth-desk'
import { AuthFrame } from '@/features/account/components/auth-frame'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata(authMeta, '/auth', { cardOf: '/' }),
  // The address can hold the key of a mailed link: no other page may learn it.
  referrer: 'no-referrer',
}

/** Signing in and up, and new passwords. */
export default function AuthPage() {
  const waiting = (
    <AuthFrame {...authTitles.signin}>
      <Spinner label="Loading..." />
      <noscript>
        <p className="rounded-md border-ochre border-l-4 bg-ochre-wash px-4 py-3.5">
          Signing in needs JavaScript.
        </p>
      </noscript>
    </AuthFrame>
  )
  return (
    <Suspense fallback={waiting}>
      <AuthDesk />
    </Suspense>
  )
}
