import { activeContent } from '@/cms/active-content'
import { withFigures } from '@/features/site/figures'

export type FlagshipTeaser = { slug: string; title: string; tagline: string }

const storedTeasers = activeContent(
  'flagship-teasers',
  'flagships',
  ({ slug, title, tagline }): FlagshipTeaser => ({ slug, title, tagline }),
)

export const flagshipTeasers = async (): Promise<FlagshipTeaser[]> => withFigures(await storedTeasers())

export function chosenTeasers(teasers: readonly FlagshipTeaser[], wanted: readonly string[]) {
  const chosen = wanted.flatMap((slug) => teasers.find((teaser) => teaser.slug === slug) ?? [])
  const others = teasers.filter((teaser) => !chosen.includes(teaser))
  return [...chosen, ...others].slice(0, wanted.length)
}
