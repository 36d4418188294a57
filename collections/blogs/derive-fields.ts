import type { CollectionBeforeChangeHook } from 'payload'
import { readTimeOf } from '@/features/blog/article/length'
import { publishedAt } from '@/features/blog/article/rules'
import { searchTextOf } from '@/features/blog/search/rules'
import { articleText } from '@/features/rich-text/plain-text'
import type { Blog } from '@/payload-types'
import { askedOf } from '../publication/asked-write'
import { storedBefore } from '../publication/stored-before'

/** Everything about an article that follows from the rest of it. */
export const deriveFields: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc, operation, req }) => {
  const { viewCount: _, ...rest } = data
  const asked = askedOf(req, 'blogs')
  const stored = originalDoc && storedBefore<Blog>(req, 'blogs', originalDoc.id)
  const derived = { readTime: readTimeOf(articleText(data.content)), searchText: searchTextOf(data) }
  if (asked?.draft && stored) {
    // A draft is no publication: it keeps the date that was typed, and shows the count of the article that it belongs to.
    const date = asked.restored ? stored.publishedAt : data.publishedAt
    return { ...rest, ...derived, publishedAt: date ?? null, viewCount: stored.viewCount }
  }
  return {
    // Readers are counted elsewhere at the same time: saving an article must not bring back an old count.
    ...(operation === 'create' ? data : rest),
    ...derived,
    publishedAt: publishedAt(data, stored, new Date()),
  }
}
