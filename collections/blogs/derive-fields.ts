import type { CollectionBeforeChangeHook } from 'payload'
import { readTimeOf } from '@/features/blog/article/length'
import { publishedAt } from '@/features/blog/article/rules'
import { searchTextOf } from '@/features/blog/search/rules'
import { articleText } from '@/features/rich-text/plain-text'
import type { Blog } from '@/payload-types'
import { askedOf } from '../publication/asked-write'
import { storedBefore } from '../publication/stored-before'

export const deriveFields: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc, operation, req }) => {
  const { viewCount: _, ...rest } = data
  const asked = askedOf(req, 'blogs')
  const stored = originalDoc && storedBefore<Blog>(req, 'blogs', originalDoc.id)
  const bodyText = articleText(data.content)
  const derived = { readTime: readTimeOf(bodyText), searchText: searchTextOf(data), bodyText }
  if (asked?.draft && stored) {
    // A draft keeps the typed date and shows the count of its article. A form from before the publication knows no date.
    const isPublic = stored.status === 'published'
    const date = asked.restored || (isPublic && !data.publishedAt) ? stored.publishedAt : data.publishedAt
    return { ...rest, ...derived, publishedAt: date ?? null, viewCount: stored.viewCount }
  }
  return {
    // Readers are counted at the same time. A save must not restore an old count.
    ...(operation === 'create' ? data : rest),
    ...derived,
    publishedAt: publishedAt(data, stored, new Date()),
  }
}
