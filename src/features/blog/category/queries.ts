import type { Where } from 'payload'
import { cachedContent } from '@/cms/cached-content'

export type CountedCategory = Awaited<ReturnType<typeof countedCategories>>[number]

export const countedCategories = cachedContent(
  'blog-categories',
  ['blogs', 'blog-categories'],
  async (payload) => {
    const { docs } = await payload.find({
      collection: 'blog-categories',
      overrideAccess: false,
      sort: 'name',
      pagination: false,
      depth: 0,
    })
    return Promise.all(
      docs.map(async ({ id, name, slug, description }) => {
        const where: Where = { and: [{ status: { equals: 'published' } }, { category: { equals: id } }] }
        const { totalDocs } = await payload.count({ collection: 'blogs', overrideAccess: false, where })
        return { name, slug, description: description ?? '', count: totalDocs }
      }),
    )
  },
)

export async function findCategory(slug: string): Promise<CountedCategory | null> {
  return (await countedCategories()).find((category) => category.slug === slug) ?? null
}
