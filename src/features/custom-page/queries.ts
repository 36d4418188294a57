import { cachedContent } from '@/cms/cached-content'
import { type TextPage, textPageOf } from '@/features/document-page/document-page'
import { documentBySlug } from '@/features/document-page/queries'
import { articleText } from '@/features/rich-text/plain-text'
import { withFigures } from '@/features/site/figures'

export interface ListedCustomPage {
  slug: string
  title: string
  description: string
  updatedAt: string
  /** The words of its text, for the search. */
  text: string
}

const MAX_PAGES = 500
const SEARCHED_LENGTH = 20_000

const storedList = cachedContent(
  'custom-pages',
  ['custom-pages'],
  async (payload): Promise<ListedCustomPage[]> => {
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
  },
)

export const publicCustomPages = async (): Promise<ListedCustomPage[]> => withFigures(await storedList())

const storedPage = documentBySlug('custom-page', 'custom-pages', textPageOf)

/** The page at /<slug>, or null. Guessed addresses cost no query, because the list of pages is cached. */
export async function publicCustomPage(slug: string): Promise<TextPage | null> {
  const isListed = (await storedList()).some((page) => page.slug === slug)
  return isListed ? withFigures(await storedPage(slug)) : null
}
