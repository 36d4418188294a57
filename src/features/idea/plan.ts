import type { Idea } from '@/payload-types'

/** A hard idea has several workflows, the others one. */
export const planOfIdea = ({ difficulty }: Pick<Idea, 'difficulty'>): 'scale-pack' | 'fast-track' =>
  difficulty === 'Hard' ? 'scale-pack' : 'fast-track'
