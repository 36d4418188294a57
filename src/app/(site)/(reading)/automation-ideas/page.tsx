import { Closing } from '@/components/page/closing'
import { BackLink } from '@/components/ui/back-link'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { capitalised, inWords } from '@/content/number-words'
import words from '@/content/pages/automation-ideas.json'
import { IdeaGrid } from '@/features/idea/components/idea-grid'
import { publicIdeas } from '@/features/idea/queries'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'

function ideasHeadline(count: number): string {
  if (count === 0) return words.headline
  return `${capitalised(inWords(count))} automation ${count === 1 ? 'idea' : 'ideas'}`
}

export const generateMetadata = () => copyMetadata('automation-ideas')

export default async function IdeasPage() {
  const [{ headline, lead, closing }, ideas] = await Promise.all([
    pageCopy('automation-ideas'),
    publicIdeas(),
  ])
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: 'Automation Ideas', path: '/automation-ideas' }])} />
      <Container className="pt-6 pb-20 sm:pt-8 lg:pb-32">
        <BackLink href="/">Back to Home</BackLink>
        <header className="mt-6 mb-12 grid items-end gap-x-16 gap-y-6 lg:mt-10 lg:mb-16 lg:grid-cols-[1.6fr_1fr]">
          <h1 className="text-6xl">{headline === words.headline ? ideasHeadline(ideas.length) : headline}</h1>
          <div className="grid justify-items-start gap-5">
            <p className="text-lg text-soft">{lead}</p>
            <ButtonLink href="/contact" variant="secondary">
              Get In Touch
            </ButtonLink>
          </div>
        </header>
        {ideas.length > 0 ? (
          <IdeaGrid ideas={ideas} />
        ) : (
          <EmptyState title="No ideas here yet">Check back soon for new content</EmptyState>
        )}
      </Container>
      <Closing {...closing} />
    </>
  )
}
