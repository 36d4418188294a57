import { LooseThread } from '@/components/layout/loose-thread'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'

export function PostNotFound() {
  return (
    <Container className="grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-4xl">Post Not Found</h1>
        <p className="max-w-md text-lg text-soft">The blog post you're looking for doesn't exist.</p>
        <ButtonLink href="/blog" size="lg">
          Back to blog
        </ButtonLink>
      </div>
      <LooseThread />
    </Container>
  )
}
