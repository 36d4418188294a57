import type { PostCard } from '../list/view'

const SAME_CATEGORY = 2
const SHARED_TAG = 1

function closeness(post: PostCard, other: PostCard): number {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()))
  const shared = other.tags.filter((tag) => tags.has(tag.toLowerCase())).length
  const sameCategory = post.category !== null && post.category.slug === other.category?.slug
  return shared * SHARED_TAG + (sameCategory ? SAME_CATEGORY : 0)
}

/** The articles most related to `post`. A category counts like two tags, and newer ones win ties. */
export function relatedPosts(post: PostCard, candidates: readonly PostCard[], count = 3): PostCard[] {
  return [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()]
    .filter((candidate) => candidate.id !== post.id)
    .map((candidate) => ({ candidate, score: closeness(post, candidate) }))
    .sort((a, b) => b.score - a.score || b.candidate.publishedAt.localeCompare(a.candidate.publishedAt))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}
