import type { Payload, Where } from 'payload'
import { cachedContent } from '@/lib/cache/cached-content'
import { lexicalToHtml } from './content-html'
import { findPublished } from './list-queries'
import { type Post, type PostCard, postOf } from './post'
import { relatedPosts } from './related'

const CANDIDATES = 30

/** A published article with what stands around it. */
export interface PostPageContent {
  post: Post
  related: PostCard[]
  older: PostCard | null
  newer: PostCard | null
}

async function around(payload: Payload, post: PostCard): Promise<Omit<PostPageContent, 'post'>> {
  const notThis: Where = { id: { not_equals: post.id } }
  const sameCategory: Where = post.category
    ? { and: [notThis, { 'category.slug': { equals: post.category.slug } }] }
    : notThis
  const [near, newest, older, newer] = await Promise.all([
    findPublished(payload, sameCategory, { limit: CANDIDATES }),
    findPublished(payload, notThis, { limit: CANDIDATES }),
    findPublished(payload, { publishedAt: { less_than: post.publishedAt } }, { limit: 1 }),
    findPublished(
      payload,
      { publishedAt: { greater_than: post.publishedAt } },
      { limit: 1, sort: ['publishedAt', 'createdAt'] },
    ),
  ])
  return {
    related: relatedPosts(post, [...near.posts, ...newest.posts]),
    older: older.posts[0] ?? null,
    newer: newer.posts[0] ?? null,
  }
}

/** The published article at /blog/<slug>, or null. */
export const publishedPost = cachedContent(
  'blog-post',
  ['blogs', 'blog-categories', 'media', 'users', 'redirects'],
  async (payload, slug: string): Promise<PostPageContent | null> => {
    const { docs } = await payload.find({
      collection: 'blogs',
      overrideAccess: false,
      where: { and: [{ slug: { equals: slug } }, { status: { equals: 'published' } }] },
      limit: 1,
      depth: 1,
    })
    if (!docs[0]) return null
    const post = postOf(docs[0], lexicalToHtml(docs[0].content))
    return { post, ...(await around(payload, post)) }
  },
)
