import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { type CaseStudy, type CaseStudyCard, caseStudyCard, caseStudyOf } from './view'

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

/** The published case studies in the editors' order. */
export const publicCaseStudies = async (): Promise<CaseStudyCard[]> => withFigures(await storedCards())

const storedStudy = cachedContent(
  'case-study',
  articleSources,
  async (payload, slug: string): Promise<CaseStudy | null> => {
    const { docs } = await payload.find({
      collection: 'case-studies',
      overrideAccess: false,
      where: { slug: { equals: slug } },
      limit: 1,
      pagination: false,
      depth: 1,
    })
    const [doc] = docs
    return doc ? caseStudyOf(doc, await articleHtml(await createLocalReq({}, payload), doc.content)) : null
  },
)

/** The case study at /case-studies/<slug>, or null. */
export const publicCaseStudy = async (slug: string): Promise<CaseStudy | null> =>
  withFigures(await storedStudy(slug))
