import { StatusOf, type Tone } from '@/admin/ui/values'
import type { EventState as State } from '@/features/calendar/events'

const states: Record<State, { tone: Tone; label: string }> = {
  waiting: { tone: 'waiting', label: 'Waiting for Google' },
  synced: { tone: 'good', label: 'In the calendar' },
  failed: { tone: 'bad', label: 'Rejected by Google' },
  review: { tone: 'bad', label: 'Needs review' },
  gone: { tone: 'neutral', label: 'Not in the calendar' },
}

export const EventState = ({ state, problem }: { state: State; problem: string | null }) => (
  <>
    <StatusOf state={states[state]} />
    {problem && state === 'review' ? <span className="block text-soft">{problem}</span> : null}
  </>
)
