import type { Payload, Where } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { withFigures } from '@/features/site/figures'
import { POSTS_PER_PAGE, pageNumber } from './rules'
import { cardFields, type PostCard, postCard } from './view'

export interface PostPage {
  posts: PostCard[]
  total: number
  pages: number
}

const newestFirst = ['-publishedAt', '-createdAt']
/** A change in any of these renews the lists. */
const listSources = ['blogs', 'blog-categories', 'media', 'users'] as const

/** Published articles that match `where`, newest first, as the public can read them. */
export async function findPublished(
  payload: Payload,
  where: Where,
  { limit, page = 1, sort = newestFirst }: { limit: number; page?: number; sort?: string[] },
): Promise<PostPage> {
  const found = await payload.find({
    collection: 'blogs',
    overrideAccess: false,
    where: { and: [{ status: { equals: 'published' } }, where] },
    sort,
    limit,
    page,
    depth: 1,
    select: cardFields,
  })
  return { posts: found.docs.map(postCard), total: found.totalDocs, pages: found.totalPages }
}

const inCategory = (slug: string): Where => (slug ? { 'category.slug': { equals: slug } } : {})

const storedPosts = cachedContent(
  'blog-posts',
  listSources,
  (payload, category: string, page: number): Promise<PostPage> =>
    findPublished(payload, inCategory(category), { limit: POSTS_PER_PAGE, page }),
)

export const publishedPosts = async (category: string, page: number): Promise<PostPage> =>
  withFigures(await storedPosts(category, page))

export async function furtherPage(category: string, text: string): Promise<number | null> {
  const page = pageNumber(text)
  return page && (await publishedPosts(category, page)).posts.length > 0 ? page : null
}

const storedPopular = cachedContent(
  'blog-popular',
  listSources,
  async (payload): Promise<PostCard[]> => {
    const sort = ['-viewCount', ...newestFirst]
    return (await findPublished(payload, {}, { limit: 3, sort })).posts
  },
  // Counting a reader does not renew the pages.
  { refreshAfter: 3600 },
)

/** The three most read articles. Without readers, the three newest. */
export const popularPosts = async (): Promise<PostCard[]> => withFigures(await storedPopular())
