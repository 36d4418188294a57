import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyles } from '@/components/ui/button-styles'
import { PageMessage } from './page-message'

/** The page is shown at the address that failed; an empty link reloads that address without scripts. */
const THIS_PAGE = ''

export const UnavailableMessage = () => (
  <PageMessage
    title="This page is not available right now"
    text="The problem is on our side and usually lasts less than a minute. Please try again, or come back a little later."
  >
    <a href={THIS_PAGE} className={buttonStyles({ size: 'lg' })}>
      Try again
    </a>
    <ButtonLink href="/" size="lg" variant="secondary">
      Return to Home
    </ButtonLink>
  </PageMessage>
)
