'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { LooseThread } from './loose-thread'

export function NotFoundMessage() {
  return (
    <Container className="grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div className="grid justify-items-start gap-6">
        <p className="kicker">Error 404</p>
        <h1 className="text-4xl">Oops! Page not found</h1>
        <p className="max-w-md text-lg text-soft">The address may be wrong, or the page has moved.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/" size="lg">
            Return to Home
          </ButtonLink>
          <ButtonLink href="/contact" variant="secondary" size="lg">
            Tell us about it
          </ButtonLink>
          <ButtonLink href="/search" variant="secondary" size="lg">
            Search the site
          </ButtonLink>
        </div>
      </div>
      <LooseThread />
    </Container>
  )
}
