import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { articleText } from '@/features/rich-text/plain-text'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { type CustomPage, customPageOf } from './view'

export interface ListedPage {
  slug: string
  title: string
  description: string
  updatedAt: string
  /** The words of its text, for the search. */
  text: string
}

/** More than a site has. The list is read whole. */
const MAX_PAGES = 500
const SEARCHED_LENGTH = 20_000

const storedList = cachedContent('custom-pages', ['custom-pages'], async (payload): Promise<ListedPage[]> => {
  const { docs } = await payload.find({
    collection: 'custom-pages',
    overrideAccess: false,
    sort: 'title',
    limit: MAX_PAGES,
    pagination: false,
    depth: 0,
    select: { slug: true, title: true, description: true, updatedAt: true, content: true },
  })
  return docs.map(({ slug, title, description, updatedAt, content }) => ({
    slug,
    title,
    description,
    updatedAt,
    text: articleText(content).slice(0, SEARCHED_LENGTH),
  }))
})

/** The pages that editors have published, by title. */
export const publicPages = async (): Promise<ListedPage[]> => withFigures(await storedList())

const storedPage = cachedContent(
  'custom-page',
  articleSources,
  async (payload, slug: string): Promise<CustomPage | null> => {
    const { docs } = await payload.find({
      collection: 'custom-pages',
      overrideAccess: false,
      where: { slug: { equals: slug } },
      limit: 1,
      pagination: false,
      depth: 1,
    })
    const [doc] = docs
    return doc ? customPageOf(doc, await articleHtml(await createLocalReq({}, payload), doc.content)) : null
  },
)

/** The page at /<slug>, or null. Guessed addresses cost no query, because the list of pages is cached. */
export async function publicPage(slug: string): Promise<CustomPage | null> {
  const isListed = (await storedList()).some((page) => page.slug === slug)
  return isListed ? withFigures(await storedPage(slug)) : null
}
