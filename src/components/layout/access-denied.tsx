import { ButtonLink } from '@/components/ui/button-link'
import { accessDenied } from '@/content/auth'
import { PageMessage } from './page-message'

/** For signed-in people who may not see the page. */
export const AccessDenied = ({ reason }: { reason: string }) => (
  <PageMessage title={accessDenied.title} text={reason}>
    <ButtonLink href="/dashboard" size="lg">
      Dashboard
    </ButtonLink>
    <ButtonLink href="/" variant="secondary" size="lg">
      Return to Home
    </ButtonLink>
  </PageMessage>
)
