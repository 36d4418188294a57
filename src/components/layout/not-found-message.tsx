'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { PageMessage } from './page-message'

export const NotFoundMessage = () => (
  <PageMessage
    kicker="Error 404"
    title="Oops! Page not found"
    text="The address may be wrong, or the page has moved."
  >
    <ButtonLink href="/" size="lg">
      Return to Home
    </ButtonLink>
    <ButtonLink href="/contact" variant="secondary" size="lg">
      Tell us about it
    </ButtonLink>
    <ButtonLink href="/search" variant="secondary" size="lg">
      Search the site
    </ButtonLink>
  </PageMessage>
)
