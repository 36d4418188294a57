import type { Metadata } from 'next'
import { Suspense } from 'react'
import { NeedsScripts } from '@/components/ui/needs-scripts'
import { Spinner } from '@/components/ui/spinner'
import words from '@/content/auth.json'
import metas from '@/content/metas.json'
import { AuthForms } from '@/features/account/components/auth-forms'
import { AuthFrame } from '@/features/account/components/auth-frame'
import { siteFacts } from '@/features/site/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { AuthTitle } from '@/patches/next/title/auth-title'

export const metadata: Metadata = {
  ...pageMetadata(metas.auth, '/auth', { cardOf: '/' }),
  // The address can contain the token of a mailed link, which no other page may learn.
  referrer: 'no-referrer',
}

export default async function AuthPage() {
  const { brandName } = await siteFacts()
  const waiting = (
    <AuthFrame {...words.signin}>
      <Spinner label="Loading..." />
      <NeedsScripts>Signing in needs JavaScript.</NeedsScripts>
    </AuthFrame>
  )
  return (
    <Suspense fallback={waiting}>
      <AuthTitle brandName={brandName} />
      <AuthForms />
    </Suspense>
  )
}
