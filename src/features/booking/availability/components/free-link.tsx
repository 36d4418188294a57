import type { LostChoice } from '../lost-choice'
import type { SlotChoice } from './use-slot-choice'

export function FreeLink({ lost, places }: { lost: LostChoice; places: SlotChoice['places'] }) {
  return (
    <a href={`#${lost === 'day' ? places.days : places.times}`} className="text-link">
      {lost === 'day' ? 'See the free days' : 'See the free times'}
    </a>
  )
}
