import type { CollectionBeforeChangeHook } from 'payload'
import { articleText, readTimeOf, searchTextOf } from '@/features/blog/article-text'
import { publicationDate } from '@/features/blog/publication-date'
import type { Blog } from '@/payload-types'

/**
 * When an article counts as published: from the moment it first is, until it no longer is
 * (specification, section 4). A date that the editor gives is kept, as for an article from elsewhere.
 */
function publishedAt(data: Partial<Blog>, original: Partial<Blog> | undefined): string | null {
  if (data.status !== 'published') return null
  const given = data.publishedAt
  const continues = original?.status === 'published'
  // The date of an earlier publication comes along with the stored document; it is no wish of anybody.
  const now = new Date()
  if (given && (continues || given !== original?.publishedAt)) return publicationDate(given, now)
  return now.toISOString()
}

/** Everything about an article that follows from the rest of it. */
export const deriveFields: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc, operation }) => {
  const { viewCount: _, ...rest } = data
  return {
    // Readers are counted elsewhere at the same time: saving an article must not bring back an old count.
    ...(operation === 'create' ? data : rest),
    publishedAt: publishedAt(data, originalDoc),
    readTime: readTimeOf(articleText(data.content)),
    searchText: searchTextOf(data),
  }
}
