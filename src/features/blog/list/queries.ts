import type { Payload, Where } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { withFigures } from '@/features/site/figures'
import { POSTS_PER_PAGE, pageNumber } from './rules'
import { cardFields, type PostCard, postCard } from './view'

/** A page of a list of articles. */
export interface PostPage {
  posts: PostCard[]
  total: number
  pages: number
}

const newestFirst = ['-publishedAt', '-createdAt']
/** What a list shows comes from these; a change in any of them makes it anew. */
const listSources = ['blogs', 'blog-categories', 'media', 'users'] as const

/** Published articles that match `where`, newest first, read as anybody may. */
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

/** A page of all published articles, or of those in a category (its slug; '' for all). */
export const publishedPosts = async (category: string, page: number): Promise<PostPage> =>
  withFigures(await storedPosts(category, page))

/** The number of a page behind the first, from its address; null where the list ends before it. */
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
  // Reading an article counts, but does not make the pages anew.
  { refreshAfter: 3600 },
)

/** The three most read articles; before anything was read, the three newest. */
export const popularPosts = async (): Promise<PostCard[]> => withFigures(await storedPopular())
