import { type Picture, pictureOf } from '@/features/media/picture'
import { shareImageOf } from '@/features/media/share-image'
import type { ShareImage } from '@/lib/seo/page-metadata'
import type { Idea as IdeaDocument } from '@/payload-types'

/** A step of the setup. */
export interface IdeaStep {
  title: string
  detail: string
}

/** What the Edit Content mode of an idea's page may change. */
export interface IdeaContent {
  title: string
  description: string
  howItWorks: string[]
  setupTime: string
  requirements: string[]
  steps: IdeaStep[]
}

/** An automation idea as the site shows it. */
export interface Idea extends IdeaContent {
  id: string
  slug: string
  summary: string
  benefits: string[]
  difficulty: IdeaDocument['difficulty']
  timeToImplement: string
  picture: Picture | null
  /** ISO instant in UTC. */
  updatedAt: string
  seoTitle: string
  seoDescription: string
  /** Chosen for shared links; null: the drawn one. */
  shareImage: ShareImage | null
}

type Texts = { text: string }[] | null | undefined

const texts = (rows: Texts): string[] => (rows ?? []).map(({ text }) => text)

/** An idea from a document that was read at depth 1. */
export function ideaOf(doc: IdeaDocument): Idea {
  const cover = typeof doc.coverImage === 'object' ? doc.coverImage : null
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    description: doc.description,
    summary: doc.summary ?? '',
    benefits: texts(doc.benefits),
    difficulty: doc.difficulty,
    timeToImplement: doc.timeToImplement,
    howItWorks: texts(doc.howItWorks),
    setupTime: doc.setupTime ?? '',
    requirements: texts(doc.requirements),
    steps: (doc.steps ?? []).map(({ title, detail }) => ({ title, detail })),
    picture: (cover && pictureOf(cover)) ?? null,
    updatedAt: doc.updatedAt,
    seoTitle: doc.meta?.title || doc.title,
    seoDescription: doc.meta?.description || doc.description,
    shareImage: shareImageOf(doc.meta?.image),
  }
}
