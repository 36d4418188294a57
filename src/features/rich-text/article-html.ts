import type { PayloadRequest } from 'payload'
import { pictureFields, pictureOf } from '@/features/media/picture'
import { canBeHidden, isPublic, type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'
import { loadById } from '@/lib/db/load-by-id'
import { isUuid } from '@/lib/validation/uuid'
import type { Faq, LegalPage, Media, PricingPlan } from '@/payload-types'
import type { Content } from './document'
import { lexicalToHtml, referencesIn } from './lexical-to-html'
import { type Reference, type References, referenceKey, type Shown } from './references'

type Load = (req: PayloadRequest, id: string) => Promise<Shown | undefined>

const pageLoader =
  (kind: PagedKind, text: 'excerpt' | 'description'): Load =>
  async (req, id) => {
    type Page = Paged & { title: string; excerpt?: string | null; description?: string }
    const fields = ['title', text, 'slug', 'status', ...(canBeHidden(kind) ? ['isActive'] : [])]
    const select = Object.fromEntries(fields.map((name) => [name, true as const]))
    const doc = await loadById<Page>(req, kind, id, select)
    return doc && isPublic(doc)
      ? { title: doc.title, text: doc[text] ?? '', path: pagePath(kind, doc.slug) }
      : undefined
  }

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
  blogs: pageLoader('blogs', 'excerpt'),
  ideas: pageLoader('ideas', 'description'),
  flagships: pageLoader('flagships', 'description'),
  'custom-pages': pageLoader('custom-pages', 'description'),
  'case-studies': pageLoader('case-studies', 'description'),
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
export const articleHtml = async (req: PayloadRequest, content: Content | null | undefined) =>
  lexicalToHtml(content, await loadReferences(req, referencesIn(content)))
