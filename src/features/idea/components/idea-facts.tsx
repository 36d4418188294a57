import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { Idea } from '../idea'

const tones = { Easy: 'good', Medium: 'waiting', Hard: 'bad' } as const

export function IdeaFacts({ idea }: { idea: Pick<Idea, 'difficulty' | 'timeToImplement'> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <Badge tone={tones[idea.difficulty]}>
        <span className="sr-only">Difficulty: </span>
        {idea.difficulty}
      </Badge>
      <span className="inline-flex items-center gap-1.5 text-soft">
        <Icon name="clock" className="size-4.5" />
        <span className="sr-only">Time to implement: </span>
        {idea.timeToImplement}
      </span>
    </p>
  )
}
