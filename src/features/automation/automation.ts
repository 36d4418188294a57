import { type Picture, pictureOf } from '@/features/media/picture'
import { shareImageOf } from '@/features/media/share-image'
import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Flagship, Idea } from '@/payload-types'

/** What an automation idea and a flagship automation have in common on the site. */
export interface Automation {
  id: string
  slug: string
  title: string
  description: string
  picture: Picture | null
  /** ISO instant in UTC. */
  updatedAt: string
  seoTitle: string
  seoDescription: string
  /** Chosen for shared links; null: the drawn one. */
  shareImage: ShareImage | null
}

/** The common part of a document that was read at depth 1; `summary` describes it to search engines unless an editor wrote something else. */
export function automationOf(doc: Idea | Flagship, summary: string): Automation {
  const cover = typeof doc.coverImage === 'object' ? doc.coverImage : null
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    description: doc.description,
    picture: (cover && pictureOf(cover)) ?? null,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || doc.title,
    seoDescription: doc.meta?.description || summary,
    shareImage: shareImageOf(doc.meta?.image),
  }
}
