import type { PayloadRequest } from 'payload'
import { pictureFields, pictureOf } from '@/features/media/picture'
import { isPublic, pagePath } from '@/features/redirects/paths'
import { loadById } from '@/lib/db/load-by-id'
import { isUuid } from '@/lib/validation/uuid'
import type {
  Blog,
  CaseStudy,
  CustomPage,
  Faq,
  Flagship,
  Idea,
  LegalPage,
  Media,
  PricingPlan,
} from '@/payload-types'
import type { Content } from './document'
import { lexicalToHtml, referencesIn } from './lexical-to-html'
import { type Reference, type References, referenceKey, type Shown } from './references'

type Load = (req: PayloadRequest, id: string) => Promise<Shown | undefined>

const ownPageFields = { title: true, description: true, slug: true, status: true } as const

/** How rich text shows each kind of document. Hidden ones are left out. */
const loaders: Record<Reference['kind'], Load> = {
  media: async (req, id) => {
    const doc = await loadById<Media>(req, 'media', id, pictureFields)
    const picture = doc && pictureOf(doc)
    return picture ? { title: picture.alt, text: '', picture } : undefined
  },
  faqs: async (req, id) => {
    const doc = await loadById<Faq>(req, 'faqs', id, { question: true, answer: true, isActive: true })
    return doc?.isActive ? { title: doc.question, text: doc.answer } : undefined
  },
  blogs: async (req, id) => {
    const doc = await loadById<Blog>(req, 'blogs', id, {
      title: true,
      excerpt: true,
      slug: true,
      status: true,
    })
    return doc && isPublic(doc)
      ? { title: doc.title, text: doc.excerpt ?? '', path: pagePath('blogs', doc.slug) }
      : undefined
  },
  ideas: async (req, id) => {
    const doc = await loadById<Idea>(req, 'ideas', id, {
      title: true,
      description: true,
      slug: true,
      status: true,
      isActive: true,
    })
    return doc && isPublic(doc)
      ? { title: doc.title, text: doc.description, path: pagePath('ideas', doc.slug) }
      : undefined
  },
  flagships: async (req, id) => {
    const doc = await loadById<Flagship>(req, 'flagships', id, {
      title: true,
      description: true,
      slug: true,
      status: true,
      isActive: true,
    })
    return doc && isPublic(doc)
      ? { title: doc.title, text: doc.description, path: pagePath('flagships', doc.slug) }
      : undefined
  },
  'custom-pages': async (req, id) => {
    const doc = await loadById<CustomPage>(req, 'custom-pages', id, ownPageFields)
    return doc && isPublic(doc)
      ? { title: doc.title, text: doc.description, path: pagePath('custom-pages', doc.slug) }
      : undefined
  },
  'case-studies': async (req, id) => {
    const doc = await loadById<CaseStudy>(req, 'case-studies', id, ownPageFields)
    return doc && isPublic(doc)
      ? { title: doc.title, text: doc.description, path: pagePath('case-studies', doc.slug) }
      : undefined
  },
  'pricing-plans': async (req, id) => {
    const select = { name: true, description: true, price: true, isActive: true } as const
    const doc = await loadById<PricingPlan>(req, 'pricing-plans', id, select)
    return doc?.isActive
      ? { title: doc.name, text: doc.description, price: doc.price, path: '/pricing' }
      : undefined
  },
  'legal-pages': async (req, id) => {
    const doc = await loadById<LegalPage>(req, 'legal-pages', id, { title: true, slug: true })
    return doc ? { title: doc.title, text: '', path: `/${doc.slug}` } : undefined
  },
}

/** The documents in content as visitors can see them now. */
export async function loadReferences(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<References> {
  const wanted = new Map(
    references
      .filter(({ kind, id }) => Object.hasOwn(loaders, kind) && isUuid(id))
      .map((reference) => [referenceKey(reference.kind, reference.id), reference]),
  )
  const loaded = await Promise.all(
    [...wanted].map(
      async ([key, { kind, id }]): Promise<[string, Shown | undefined]> => [
        key,
        await loaders[kind](req, id),
      ],
    ),
  )
  return new Map(loaded.flatMap(([key, shown]) => (shown ? [[key, shown] as const] : [])))
}

/** The sanitised HTML of content with its documents as visitors can see them now. */
export const articleHtml = async (
  req: PayloadRequest,
  content: Content | null | undefined,
): Promise<string> => lexicalToHtml(content, await loadReferences(req, referencesIn(content)))
