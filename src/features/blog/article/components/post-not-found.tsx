import { PageMessage } from '@/components/layout/page-message'
import { ButtonLink } from '@/components/ui/button-link'

export const PostNotFound = () => (
  <PageMessage title="Post Not Found" text="The blog post you're looking for doesn't exist.">
    <ButtonLink href="/blog" size="lg">
      Back to blog
    </ButtonLink>
  </PageMessage>
)
