import { ButtonLink } from '@/components/ui/button-link'
import { accessDenied } from '@/content/auth'
import { PageMessage } from './page-message'

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
