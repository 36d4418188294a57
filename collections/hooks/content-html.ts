import type { CollectionSlug, FieldHook } from 'payload'
import { articleHtml } from '@/features/rich-text/article-html'
import type { Content } from '@/features/rich-text/document'
import { loadById } from '@/lib/db/load-by-id'

interface WithContent {
  id: string
  content?: Content | null
}

export const contentHtml: FieldHook<WithContent> = async ({ siblingData, collection, req }) => {
  let content = (siblingData as WithContent).content
  // The request may select the HTML alone.
  if (content === undefined && collection && siblingData.id) {
    const slug = collection.slug as CollectionSlug
    content = (await loadById<WithContent>(req, slug, String(siblingData.id), { content: true }))?.content
  }
  return articleHtml(req, content)
}
