import type { CollectionSlug, FieldHook } from 'payload'
import { type Content, lexicalToHtml, pictureIds } from '@/features/blog/content-html'
import { loadById } from '@/lib/db/load-by-id'
import type { Media } from '@/payload-types'

interface WithContent {
  id: string
  content?: Content | null
}

const pictureFields = { filename: true, width: true, height: true, alt: true, sizes: true } as const

/** The virtual `contentHtml`: sanitised HTML of the stored content, pictures included. */
export const contentHtml: FieldHook<WithContent> = async ({ siblingData, collection, req }) => {
  let content = (siblingData as WithContent).content
  // A select may ask for the HTML alone.
  if (content === undefined && collection && siblingData.id) {
    const slug = collection.slug as CollectionSlug
    content = (await loadById<WithContent>(req, slug, String(siblingData.id), { content: true }))?.content
  }
  const ids = pictureIds(content)
  const media = await Promise.all(ids.map((id) => loadById<Media>(req, 'media', id, pictureFields)))
  return lexicalToHtml(content, new Map(media.flatMap((found) => (found ? [[found.id, found]] : []))))
}
