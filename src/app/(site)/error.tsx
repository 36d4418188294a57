'use client'

import { LooseThread } from '@/components/layout/loose-thread'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Container } from '@/components/ui/container'
import { SiteLink } from '@/components/ui/site-link'

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void }

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Container className="grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div role="alert" className="grid justify-items-start gap-6">
        <h1 className="text-4xl">Something went wrong here</h1>
        <p className="max-w-md text-lg text-soft">
          An unexpected error occurred. Please try again. If it keeps happening, write to us and we will look
          into it.
        </p>
        {error.digest ? <p className="text-faint text-sm">Reference: {error.digest}</p> : null}
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={retry}>
            Try again
          </Button>
          <SiteLink href="/" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
            Return to Home
          </SiteLink>
        </div>
      </div>
      <LooseThread />
    </Container>
  )
}
