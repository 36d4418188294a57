import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import words from '@/content/newsletter.json'
import { LinkAction, type LinkActionProps } from './link-action'

export function NewsletterLinkView({ action }: Pick<LinkActionProps, 'action'>) {
  const { headline, intro, button, doneTitle, doneText } = words[action]
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
