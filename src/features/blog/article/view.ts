import { shareImageOf } from '@/features/media/share-image'
import { textOfCleanHtml } from '@/features/rich-text/clean-html'
import { pageHtml } from '@/features/rich-text/page-html'
import type { Blog } from '@/payload-types'
import { postCard } from '../list/view'

export type Post = ReturnType<typeof postOf>

export function postOf(doc: Blog, cleanHtml: string) {
  const card = postCard(doc)
  const { html, headings } = pageHtml(cleanHtml)
  return {
    ...card,
    /** Sanitised. Its headings have ids. */
    html,
    contents: headings.filter(({ level }) => level <= 3),
    words: textOfCleanHtml(html.replaceAll('<', ' <')).split(/\s+/).filter(Boolean).length,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || card.title,
    seoDescription: doc.meta?.description || card.excerpt,
    shareImage: shareImageOf(doc.meta?.image),
  }
}
