import type { Metadata } from 'next'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { registrationCopy, registrationMeta } from '@/content/registration'
import { ClientRegistration } from '@/features/invitation/registration/components/client-registration'
import { siteFacts } from '@/features/site/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata(registrationMeta, '/client-register', { hidden: true }),
  // The address holds the invitation's key: no other page may learn it.
  referrer: 'no-referrer',
}

/** Where the link of an invitation leads. */
export default async function ClientRegisterPage() {
  const { brandName } = await siteFacts()
  return (
    // As tall as the screen, so that the footer is out of sight before and after, and nothing moves.
    <Container className="min-h-svh max-w-4xl pt-6 pb-24 lg:pt-8">
      <BackLink href="/">Back to Home</BackLink>
      <ClientRegistration headline={registrationCopy.headline(brandName)} intro={registrationCopy.intro} />
    </Container>
  )
}
