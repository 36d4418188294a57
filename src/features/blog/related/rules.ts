import type { PostCard } from '../list/view'

const SAME_CATEGORY = 2
const SHARED_TAG = 1
const RELATED = 3

function closeness(post: PostCard, other: PostCard): number {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()))
  const shared = other.tags.filter((tag) => tags.has(tag.toLowerCase())).length
  const sameCategory = post.category !== null && post.category.slug === other.category?.slug
  return shared * SHARED_TAG + (sameCategory ? SAME_CATEGORY : 0)
}

export function relatedPosts(post: PostCard, candidates: readonly PostCard[]): PostCard[] {
  return [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()]
    .filter((candidate) => candidate.id !== post.id)
    .map((candidate) => ({ candidate, score: closeness(post, candidate) }))
    .sort((a, b) => b.score - a.score || b.candidate.publishedAt.localeCompare(a.candidate.publishedAt))
    .slice(0, RELATED)
    .map(({ candidate }) => candidate)
}
