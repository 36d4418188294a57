import { cachedContent } from '@/cms/cached-content'
import { withFigures } from '@/features/site/figures'

/** A published article in the sitemap and in llms.txt. */
export interface ListedPost {
  slug: string
  title: string
  excerpt: string
  /** ISO instant in UTC. */
  updatedAt: string
}

/** The sitemap protocol's limit is 50,000 addresses for one file. */
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

/** Every published article, newest first. */
export const listedPosts = async (): Promise<ListedPost[]> => withFigures(await storedPosts())
