import { cachedContent } from '@/lib/cache/cached-content'

/** A client's words, and who said them: role and company as far as they are given. */
export type PublicTestimonial = { id: string; quote: string; name: string; about: string }

/** The statements that visitors may see, in the editors' order. */
export const publicTestimonials = cachedContent(
  'public-testimonials',
  ['testimonials'],
  async (payload): Promise<PublicTestimonial[]> => {
    const { docs } = await payload.find({
      collection: 'testimonials',
      overrideAccess: false,
      where: { isActive: { equals: true } },
      sort: ['orderIndex', 'createdAt'],
      pagination: false,
      depth: 0,
    })
    return docs.map(({ id, quote, name, role, company }) => ({
      id,
      quote,
      name,
      about: [role, company].filter(Boolean).join(', '),
    }))
  },
)
