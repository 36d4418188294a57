import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { accessDenied } from '@/content/auth'
import { LooseThread } from './loose-thread'

/** For signed-in people who may not see the page. */
export function AccessDenied({ reason }: { reason: string }) {
  return (
    <Container className="grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-4xl">{accessDenied.title}</h1>
        <p className="max-w-md text-lg text-soft">{reason}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dashboard" size="lg">
            Dashboard
          </ButtonLink>
          <ButtonLink href="/" variant="secondary" size="lg">
            Return to Home
          </ButtonLink>
        </div>
      </div>
      <LooseThread />
    </Container>
  )
}
