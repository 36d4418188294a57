import { PageHero } from '@/components/page/page-hero'
import { Container } from '@/components/ui/container'
import { pageCopy } from '@/features/page-copy/queries'
import { LinkAction, type LinkActionProps } from './link-action'

export async function NewsletterLinkView({ action }: Pick<LinkActionProps, 'action'>) {
  const { sections } = await pageCopy('blog')
  const [before, after] = [sections[`${action}1`], sections[`${action}2`]]
  return (
    <>
      <PageHero headline={before.title} subline={before.description} />
      <Container className="pb-24">
        <LinkAction
          button={before.label ?? ''}
          action={action}
          doneTitle={after.title}
          doneText={after.description}
        />
        <noscript>
          <p className="mt-4 text-soft">The button needs JavaScript.</p>
        </noscript>
      </Container>
    </>
  )
}
