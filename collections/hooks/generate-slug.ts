import type { CollectionBeforeValidateHook, CollectionSlug } from 'payload'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { askedOf } from '../publication/asked-write'
import { storedBefore } from '../publication/stored-before'

/**
 * Makes the slug from `source` if it is empty. A draft gets none, because its title is still being typed; what was published
 * keeps its own, because the form may have been opened before.
 */
export const generateSlug =
  (source: 'title' | 'name'): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    if (!data) return data
    const given = typeof data.slug === 'string' ? data.slug.trim() : ''
    const asked = askedOf(req, collection.slug)
    const isUnfinished = asked?.takesDown && !String(data[source] ?? '').trim()
    if (!given && (isUnfinished || (asked?.draft && !asked.copy))) {
      const stored = originalDoc && storedBefore(req, collection.slug, originalDoc.id)
      const kept = stored?.status === 'published' ? stored.slug : null
      return 'slug' in data ? { ...data, slug: kept } : data
    }
    // A draft may have the address of another page. That must not keep the document public.
    if (given && asked?.takesDown)
      return {
        ...data,
        slug: await uniqueSlug(req, collection.slug as CollectionSlug, given, originalDoc?.id),
      }
    const title = data[source]
    if (given || typeof title !== 'string' || title.trim() === '')
      return given ? { ...data, slug: given } : data
    return { ...data, slug: await uniqueSlug(req, collection.slug as CollectionSlug, title, originalDoc?.id) }
  }
