import { type Picture, pictureOf } from '@/features/media/picture'
import { shareImageOf } from '@/features/media/share-image'
import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { ShareImage } from '@/lib/seo/page-metadata'
import type { CaseStudy, CustomPage, Flagship, Idea } from '@/payload-types'

export interface DocumentPage {
  id: string
  slug: string
  title: string
  description: string
  picture: Picture | null
  updatedAt: string
  seoTitle: string
  seoDescription: string
  /** Chosen for shared links. Null means the generated one. */
  shareImage: ShareImage | null
}

export function documentPageOf(doc: Idea | Flagship | CustomPage | CaseStudy, summary: string): DocumentPage {
  const cover = typeof doc.coverImage === 'object' ? doc.coverImage : null
  return {
    id: doc.id,
    slug: doc.slug,
    // Drafts can lack both.
    title: doc.title ?? '',
    description: doc.description ?? '',
    picture: (cover && pictureOf(cover)) ?? null,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || doc.title,
    seoDescription: doc.meta?.description || summary,
    shareImage: shareImageOf(doc.meta?.image),
  }
}

export interface TextPage extends DocumentPage {
  html: string
  contents: Heading[]
}

/** Needs a document at depth 1 and the sanitised HTML of its content. */
export function textPageOf(doc: CustomPage | CaseStudy, cleanHtml: string): TextPage {
  const { html, headings } = pageHtml(cleanHtml)
  return {
    ...documentPageOf(doc, doc.description),
    html,
    contents: headings.filter(({ level }) => level === 2),
  }
}
