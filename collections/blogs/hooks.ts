import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { readTimeOf } from '@/features/blog/article/length'
import {
  cleanLine,
  cleanTags,
  isSafeText,
  MAX_TAG_LENGTH,
  publicationDateProblem,
  publishedAt,
} from '@/features/blog/article/rules'
import { searchTextOf } from '@/features/blog/search/rules'
import { pagePath } from '@/features/redirects/paths'
import { articleText } from '@/features/rich-text/plain-text'
import { sendEvent } from '@/features/webhook/send-event'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Blog } from '@/payload-types'
import { askedOf, isDraftSave, isTakenDown, storedBefore } from '../publication/asked-write'

/** Notifies webhooks of an article that becomes public. Bulk imports set `disableRevalidate`. */
export const reportPublication: CollectionAfterChangeHook<Blog> = async ({ doc, operation, req }) => {
  const before = operation === 'create' ? undefined : storedBefore<Blog>(req, 'blogs', doc.id)?.status
  const isNew = doc.status === 'published' && before !== 'published' && !isDraftSave(req, 'blogs')
  if (!isNew || req.context.disableRevalidate) return doc
  await sendEvent(req, 'article.published', async () => {
    const { id, title, slug, excerpt, tags, publishedAt } = await req.payload.findByID({
      collection: 'blogs',
      id: doc.id,
      depth: 0,
      overrideAccess: true,
      req,
    })
    return {
      id,
      title,
      slug,
      url: absoluteUrl(pagePath('blogs', slug)),
      excerpt: excerpt ?? null,
      tags: tags ?? [],
      publishedAt: publishedAt ?? null,
    }
  })
  return doc
}

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

const labels = { publishedAt: 'Published', tags: 'Tags' } as const
const UNSAFE = 'Blog content contains unsafe characters'

export const cleanArticle: CollectionBeforeValidateHook<Blog> = ({ data, req }) => {
  if (!data || isDraftSave(req, 'blogs') || isTakenDown(req, 'blogs')) return data
  const invalidAt = (path: keyof typeof labels, ...messages: string[]) => {
    const errors = messages.map((message) => ({ path, message, label: labels[path] }))
    return new ValidationError({ collection: 'blogs', errors, req })
  }

  if (typeof data.excerpt === 'string') data.excerpt = cleanLine(data.excerpt) || null
  const dateProblem = data.publishedAt ? publicationDateProblem(data.publishedAt, new Date()) : undefined
  if (dateProblem) throw invalidAt('publishedAt', dateProblem)
  if (data.tags !== undefined) data.tags = cleanTags(data.tags)
  for (const tag of data.tags ?? []) {
    if (tag.length > MAX_TAG_LENGTH)
      throw invalidAt('tags', `The tag “${tag}” has more than ${MAX_TAG_LENGTH} characters`)
    if (!isSafeText(tag)) throw invalidAt('tags', UNSAFE)
  }
  return data
}
