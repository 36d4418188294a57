import { cachedContent } from '@/cms/cached-content'
import { withFigures } from '@/features/site/figures'

/** The sitemap protocol allows 50,000 addresses in a file. */
const MAX_POSTS = 40_000

const storedPosts = cachedContent('listed-posts', ['blogs'], async (payload) => {
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

export const listedPosts = async () => withFigures(await storedPosts())
