import { cachedContent } from '@/cms/cached-content'
import { withFigures } from '@/features/site/figures'

export interface ListedPost {
  slug: string
  title: string
  excerpt: string
  updatedAt: string
}

/** The sitemap protocol allows 50,000 addresses in a file. */
const MAX_POSTS = 40_000

const storedPosts = cachedContent('listed-posts', ['blogs'], async (payload): Promise<ListedPost[]> => {
  const { docs } = await payload.find({
    collection: 'blogs',
    overrideAccess: false,
    where: { status: { equals: 'published' } },
    sort: ['-publishedAt', '-createdAt'],
    limit: MAX_POSTS,
    pagination: false,
    depth: 0,
    select: { slug: true, title: true, excerpt: true, updatedAt: true },
  })
  return docs.map(({ slug, title, excerpt, updatedAt }) => ({
    slug,
    title,
    excerpt: excerpt ?? '',
    updatedAt,
  }))
})

export const listedPosts = async (): Promise<ListedPost[]> => withFigures(await storedPosts())
