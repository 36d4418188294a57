import { cachedContent } from '@/lib/cache/cached-content'
import { type Idea, ideaOf } from './idea'

/** The ideas that visitors may see, in the editors' order. */
export const publicIdeas = cachedContent('ideas', ['ideas', 'media'], async (payload): Promise<Idea[]> => {
  const { docs } = await payload.find({
    collection: 'ideas',
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['orderIndex', 'createdAt'],
    pagination: false,
    depth: 1,
  })
  return docs.map(ideaOf)
})

/** The idea at /automation-ideas/<slug>, or null. */
export async function publicIdea(slug: string): Promise<Idea | null> {
  return (await publicIdeas()).find((idea) => idea.slug === slug) ?? null
}
