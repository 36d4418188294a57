import type { Metadata } from 'next'
import { Neighbours } from '@/components/page/neighbours'
import { Container } from '@/components/ui/container'
import { AutomationPage } from '@/features/automation/components/automation-page'
import { documentMetadata } from '@/features/document-page/metadata'
import { EditableIdea } from '@/features/idea/components/editable-idea'
import { IdeaTerms } from '@/features/idea/components/idea-terms'
import type { Idea } from '@/features/idea/idea'
import { planOfIdea } from '@/features/idea/plan'
import { ideaAndNeighbours, publicIdea, storedIdea } from '@/features/idea/queries'
import { pageCopy } from '@/features/page-copy/queries'
import { publicPlans } from '@/features/pricing/queries'
import { MovedOrMissing } from '@/features/redirects/moved-or-missing'
import { siteFigures } from '@/features/site/figures'
import { aboutTopic } from '@/features/topic/rules'

type Params = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

const list = { name: 'Automation Ideas', path: '/automation-ideas' }
const pathOf = (slug: string) => `${list.path}/${slug}`

const linkTo = (idea: Idea | null) => idea && { ...idea, href: pathOf(idea.slug) }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug } = await params
  return documentMetadata(await publicIdea(slug), pathOf(slug))
}

export default async function IdeaPage({ params }: Params) {
  const { slug } = await params
  const [{ idea, previous, next }, stored, figures, plans, copy] = await Promise.all([
    ideaAndNeighbours(slug),
    storedIdea(slug),
    siteFigures(),
    publicPlans(),
    pageCopy('automation-ideas'),
  ])
  if (!idea || !stored) return <MovedOrMissing path={pathOf(slug)} />
  const { seoDescription: about } = idea
  const closing = aboutTopic(copy.closing, 'idea', idea.slug)
  return (
    <AutomationPage automation={idea} about={about} path={pathOf(slug)} list={list} closing={closing}>
      <EditableIdea
        key={`${idea.id} ${idea.title}`}
        idea={stored}
        figures={figures}
        terms={<IdeaTerms plan={plans.find(({ slug: of }) => of === planOfIdea(idea))} />}
      />
      <Container className="py-10">
        <Neighbours noun="idea" previous={linkTo(previous)} next={linkTo(next)} />
      </Container>
    </AutomationPage>
  )
}
