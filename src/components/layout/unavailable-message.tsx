import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyles } from '@/components/ui/button-styles'
import { Container } from '@/components/ui/container'
import { LooseThread } from './loose-thread'

/** The page is shown at the address that failed; an empty link reloads that address without scripts. */
const THIS_PAGE = ''

/** Says that a page cannot be made right now, and what to do. */
export function UnavailableMessage() {
  return (
    <Container className="grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-4xl">This page is not available right now</h1>
        <p className="max-w-md text-lg text-soft">
          The problem is on our side and usually lasts less than a minute. Please try again, or come back a
          little later.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={THIS_PAGE} className={buttonStyles({ size: 'lg' })}>
            Try again
          </a>
          <ButtonLink href="/" size="lg" variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
      </div>
      <LooseThread />
    </Container>
  )
}
