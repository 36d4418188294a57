import { shareImageOf } from '@/features/media/share-image'
import { textOfCleanHtml } from '@/features/rich-text/clean-html'
import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Blog } from '@/payload-types'
import { type PostCard, postCard } from '../list/view'

export interface Post extends PostCard {
  /** Sanitised. Its headings have ids. */
  html: string
  contents: Heading[]
  words: number
  updatedAt: string
  seoTitle: string
  seoDescription: string
  shareImage: ShareImage | null
}

export function postOf(doc: Blog, cleanHtml: string): Post {
  const card = postCard(doc)
  const { html, headings } = pageHtml(cleanHtml)
  return {
    ...card,
    html,
    contents: headings.filter(({ level }) => level <= 3),
    words: textOfCleanHtml(html.replaceAll('<', ' <')).split(/\s+/).filter(Boolean).length,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || card.title,
    seoDescription: doc.meta?.description || card.excerpt,
    shareImage: shareImageOf(doc.meta?.image),
  }
}
