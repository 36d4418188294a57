import type { Metadata } from 'next'
import { Suspense } from 'react'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { WriteInstead } from '@/components/ui/needs-scripts'
import { Spinner } from '@/components/ui/spinner'
import metas from '@/content/metas.json'
import { ConfirmEmail } from '@/features/account/email-change/components/confirm-email'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata(metas.confirmEmail, '/confirm-email', { hidden: true }),
  // The address contains the token of a mailed link, which no other page may learn.
  referrer: 'no-referrer',
}

export default function ConfirmEmailPage() {
  return (
    <Container className="max-w-3xl pt-6 pb-24 lg:pt-8">
      <BackLink href="/">Back to Home</BackLink>
      <h1 className="mt-6 mb-8 text-4xl lg:mt-10">{metas.confirmEmail.title}</h1>
      <WriteInstead what="Confirming an address" />
      <div className="noscript:hidden">
        <Suspense fallback={<Spinner label="Loading..." />}>
          <ConfirmEmail />
        </Suspense>
      </div>
    </Container>
  )
}
