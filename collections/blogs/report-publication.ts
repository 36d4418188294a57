import type { CollectionAfterChangeHook } from 'payload'
import { pagePath } from '@/features/redirects/paths'
import { sendEvent } from '@/features/webhook/send-event'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Blog } from '@/payload-types'
import { isDraftSave } from '../publication/asked-write'
import { storedBefore } from '../publication/stored-before'

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
