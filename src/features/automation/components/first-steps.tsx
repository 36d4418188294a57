import { ButtonLink } from '@/components/ui/button-link'
import { type TopicKind, withTopic } from '@/features/topic/rules'

export function FirstSteps({ kind, slug }: { kind: TopicKind; slug: string }) {
  return (
    <>
      <ButtonLink href={withTopic('/book-call', kind, slug)} size="lg" className="max-sm:w-full">
        Book Free Audit
      </ButtonLink>
      <ButtonLink
        href={withTopic('/contact', kind, slug)}
        variant="secondary"
        size="lg"
        className="max-sm:w-full"
      >
        Get In Touch
      </ButtonLink>
    </>
  )
}
