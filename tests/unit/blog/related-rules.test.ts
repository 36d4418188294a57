import { describe, expect, it } from 'vitest'
import type { PostCard } from '../../../src/features/blog/list/view'
import { relatedPosts } from '../../../src/features/blog/related/rules'

const card = (id: string, more: Partial<PostCard> = {}): PostCard => ({
  id,
  slug: id,
  title: id,
  excerpt: '',
  category: null,
  author: '',
  publishedAt: '2026-01-01T00:00:00.000Z',
  readTime: 1,
  tags: [],
  picture: null,
  ...more,
})
const strategy = { name: 'Strategy', slug: 'strategy' }
const ids = (posts: PostCard[]) => posts.map(({ id }) => id)

describe('related articles', () => {
  const post = card('this', { category: strategy, tags: ['CRM', 'mail'] })

  it('never holds the article itself, nor anything twice', () => {
    const other = card('other')
    expect(ids(relatedPosts(post, [post, other, other]))).toEqual(['other'])
  })

  it('counts a shared category like two shared tags', () => {
    const found = relatedPosts(post, [
      card('nothing', { publishedAt: '2026-09-01T00:00:00.000Z' }),
      card('one-tag', { tags: ['crm'] }),
      card('category', { category: strategy }),
      card('category-and-tag', { category: strategy, tags: ['Mail'] }),
    ])
    expect(ids(found)).toEqual(['category-and-tag', 'category', 'one-tag'])
  })

  it('prefers the newer of two that are equally close, and fills up with the newest', () => {
    const found = relatedPosts(post, [
      card('old', { publishedAt: '2025-01-01T00:00:00.000Z' }),
      card('new', { publishedAt: '2026-05-01T00:00:00.000Z' }),
    ])
    expect(ids(found)).toEqual(['new', 'old'])
  })

  it('does not take two articles without a category for neighbours', () => {
    const found = relatedPosts(card('this'), [
      card('filed', { category: strategy, tags: ['x'] }),
      card('bare'),
    ])
    expect(found).toHaveLength(2)
  })
})
