import { cachedContent } from '@/lib/cache/cached-content'

/** What other pages show of a flagship automation. */
export type FlagshipTeaser = { slug: string; title: string; tagline: string }

/** All flagship automations that visitors may see, in the editors' order. */
export const flagshipTeasers = cachedContent(
  'flagship-teasers',
  ['flagships'],
  async (payload): Promise<FlagshipTeaser[]> => {
    const { docs } = await payload.find({
      collection: 'flagships',
      overrideAccess: false,
      where: { isActive: { equals: true } },
      sort: ['orderIndex', 'createdAt'],
      pagination: false,
      depth: 0,
    })
    return docs.map(({ slug, title, tagline }) => ({ slug, title, tagline }))
  },
)

/** The `wanted` ones in that order, filled up with others when some are not published. */
export function chosenTeasers(
  teasers: readonly FlagshipTeaser[],
  wanted: readonly string[],
): FlagshipTeaser[] {
  const chosen = wanted.flatMap((slug) => teasers.find((teaser) => teaser.slug === slug) ?? [])
  const others = teasers.filter((teaser) => !chosen.includes(teaser))
  return [...chosen, ...others].slice(0, wanted.length)
}
