import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import metas from '@/content/metas.json'
import words from '@/content/registration.json'
import { shownOptions } from '@/features/form-options/queries'
import { ClientRegistration } from '@/features/invitation/registration/components/client-registration'
import { siteFacts } from '@/features/site/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata(metas.registration, '/client-register', { hidden: true }),
  // The address contains the invitation's token, which no other page may learn.
  referrer: 'no-referrer',
}

export default async function ClientRegisterPage() {
  const [{ brandName }, { contactProjects: _, contactBudgets: __, contactTimelines: ___, ...options }] =
    await Promise.all([siteFacts(), shownOptions()])
  return (
    // As tall as the screen, so that the footer stays out of sight and nothing moves.
    <Container className="min-h-svh max-w-4xl pt-6 pb-24 lg:pt-8">
      <BackLink href="/">Back to Home</BackLink>
      <ClientRegistration headline={`Welcome to ${brandName}`} intro={words.intro} options={options} />
    </Container>
  )
}
