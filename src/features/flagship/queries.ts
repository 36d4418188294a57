import { cachedContent } from '@/lib/cache/cached-content'
import { type Flagship, flagshipOf } from './flagship'

/** The flagship automations that visitors may see, in the editors' order. */
export const publicFlagships = cachedContent(
  'flagships',
  ['flagships', 'media'],
  async (payload): Promise<Flagship[]> => {
    const { docs } = await payload.find({
      collection: 'flagships',
      overrideAccess: false,
      where: { isActive: { equals: true } },
      sort: ['orderIndex', 'createdAt'],
      pagination: false,
      depth: 1,
    })
    return docs.map(flagshipOf)
  },
)

/** The automation at /flagship/<slug>, or null. */
export async function publicFlagship(slug: string): Promise<Flagship | null> {
  return (await publicFlagships()).find((flagship) => flagship.slug === slug) ?? null
}
