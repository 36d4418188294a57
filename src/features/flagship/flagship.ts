import { type Picture, pictureOf } from '@/features/media/picture'
import { shareImageOf } from '@/features/media/share-image'
import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Flagship as FlagshipDocument } from '@/payload-types'

/** A flagship automation as the site shows it. */
export interface Flagship {
  id: string
  slug: string
  title: string
  tagline: string
  description: string
  capabilities: { title: string; detail: string }[]
  useCases: { role: string; description: string; timeSaved: string }[]
  techStack: { name: string; purpose: string }[]
  results: string[]
  picture: Picture | null
  /** ISO instant in UTC. */
  updatedAt: string
  seoTitle: string
  seoDescription: string
  /** Chosen for shared links; null: the drawn one. */
  shareImage: ShareImage | null
}

/** A flagship automation from a document that was read at depth 1. */
export function flagshipOf(doc: FlagshipDocument): Flagship {
  const cover = typeof doc.coverImage === 'object' ? doc.coverImage : null
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    tagline: doc.tagline,
    description: doc.description,
    capabilities: (doc.capabilities ?? []).map(({ title, detail }) => ({ title, detail })),
    useCases: (doc.useCases ?? []).map(({ role, description, timeSaved }) => ({
      role,
      description,
      timeSaved,
    })),
    techStack: (doc.techStack ?? []).map(({ name, purpose }) => ({ name, purpose })),
    results: (doc.results ?? []).map(({ text }) => text),
    picture: (cover && pictureOf(cover)) ?? null,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || doc.title,
    seoDescription: doc.meta?.description || doc.tagline,
    shareImage: shareImageOf(doc.meta?.image),
  }
}
