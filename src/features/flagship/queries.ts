import { activeContent } from '@/cms/active-content'
import { withFigures } from '@/features/site/figures'
import { type Flagship, flagshipOf } from './flagship'

const storedFlagships = activeContent('flagships', 'flagships', flagshipOf, { pictures: true })

export const publicFlagships = async (): Promise<Flagship[]> => withFigures(await storedFlagships())

export async function publicFlagship(slug: string): Promise<Flagship | null> {
  return withFigures((await storedFlagships()).find((flagship) => flagship.slug === slug) ?? null)
}
