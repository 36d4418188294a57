import { createLocalReq, type Payload, type Where } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { referenceId } from '@/lib/db/reference-id'
import { findPublished } from '../list/queries'
import type { PostCard } from '../list/view'
import { relatedPosts } from '../related/rules'
import { postOf } from './view'

const CANDIDATES = 30

async function postsAround(payload: Payload, post: PostCard) {
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

const storedPost = cachedContent(
  'blog-post',
  [...articleSources, 'blog-categories', 'users', 'redirects'],
  async (payload, slug: string) => {
    const { docs } = await payload.find({
      collection: 'blogs',
      overrideAccess: false,
      where: { and: [{ slug: { equals: slug } }, { status: { equals: 'published' } }] },
      limit: 1,
      depth: 1,
    })
    if (!docs[0]) return null
    const post = postOf(docs[0], await articleHtml(await createLocalReq({}, payload), docs[0].content))
    return { post, authorId: referenceId(docs[0].author), ...(await postsAround(payload, post)) }
  },
)

export const publishedPost = async (slug: string) => withFigures(await storedPost(slug))
