import { activeContent } from '@/cms/active-content'
import { withFigures } from '@/features/site/figures'
import { type Idea, ideaOf } from './idea'

const storedIdeas = activeContent('ideas', 'ideas', ideaOf, { pictures: true })

export const publicIdeas = async (): Promise<Idea[]> => withFigures(await storedIdeas())

export async function storedIdea(slug: string): Promise<Idea | null> {
  return (await storedIdeas()).find((idea) => idea.slug === slug) ?? null
}

export async function publicIdea(slug: string): Promise<Idea | null> {
  return withFigures(await storedIdea(slug))
}

export async function ideaAndNeighbours(
  slug: string,
): Promise<{ idea: Idea | null; previous: Idea | null; next: Idea | null }> {
  const ideas = await publicIdeas()
  const place = ideas.findIndex((idea) => idea.slug === slug)
  const idea = ideas[place]
  if (!idea) return { idea: null, previous: null, next: null }
  const around = (step: number) => ideas.at((place + step) % ideas.length) ?? null
  const previous = ideas.length > 2 ? around(-1) : null
  return { idea, previous, next: ideas.length > 1 ? around(1) : null }
}
