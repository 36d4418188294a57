import type { LostChoice } from '../lost-choice'
import type { SlotChoice } from './use-slot-choice'

type FreeLinkProps = { lost: LostChoice; places: SlotChoice['places'] }

export function FreeLink({ lost, places }: FreeLinkProps) {
  return (
    <a href={`#${lost === 'day' ? places.days : places.times}`} className="text-link">
      {lost === 'day' ? 'See the free days' : 'See the free times'}
    </a>
  )
}
