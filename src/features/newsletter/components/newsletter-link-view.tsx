import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import type { NewsletterLinkPage } from '@/content/newsletter-links'
import { LinkAction } from './link-action'

export function NewsletterLinkView({ page }: { page: NewsletterLinkPage }) {
  const { headline, intro, button, action, doneTitle, doneText } = page
  return (
    <>
      <PageHero headline={headline} subline={intro} />
      <Container className="pb-24">
        <LinkAction button={button} action={action} doneTitle={doneTitle} doneText={doneText} />
        <noscript>
          <p className="mt-4 text-soft">The button needs JavaScript.</p>
        </noscript>
      </Container>
    </>
  )
}
