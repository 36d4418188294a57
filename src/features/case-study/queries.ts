import { cachedContent } from '@/cms/cached-content'
import { documentBySlug } from '@/features/document-page/queries'
import { withFigures } from '@/features/site/figures'
import { type CaseStudyCard, caseStudyCard, caseStudyOf } from './view'

const storedCards = cachedContent(
  'case-study-cards',
  ['case-studies', 'media'],
  async (payload): Promise<CaseStudyCard[]> => {
    const { docs } = await payload.find({
      collection: 'case-studies',
      overrideAccess: false,
      sort: ['orderIndex', '-createdAt'],
      pagination: false,
      depth: 1,
      select: { content: false, contentHtml: false },
    })
    return docs.map(caseStudyCard)
  },
)

export const publicCaseStudies = async (): Promise<CaseStudyCard[]> => withFigures(await storedCards())

const storedStudy = documentBySlug('case-study', 'case-studies', caseStudyOf)

export const publicCaseStudy = async (slug: string) => withFigures(await storedStudy(slug))
