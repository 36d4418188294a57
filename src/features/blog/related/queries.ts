import type { Payload, Where } from 'payload'
import { findPublished } from '../list/queries'
import type { PostCard } from '../list/view'
import { relatedPosts } from './rules'

const CANDIDATES = 30

export interface PostsAround {
  related: PostCard[]
  older: PostCard | null
  newer: PostCard | null
}

export async function postsAround(payload: Payload, post: PostCard): Promise<PostsAround> {
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
