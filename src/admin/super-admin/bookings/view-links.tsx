import { FilterLinks } from '@/admin/ui/list-filters'
import type { BookingFigures } from '@/features/booking/desk/queries'

export function ViewLinks({ figures }: { figures: BookingFigures }) {
  return (
    <FilterLinks
      label="Bookings"
      name="view"
      // Most views have no row with these, and some have no control for them.
      ends={['link', 'status']}
      options={[
        { value: 'upcoming', label: 'Upcoming', count: figures.upcoming },
        { value: 'pending', label: 'Pending', count: figures.pending },
        { value: 'outcome', label: 'Outcome', count: figures.outcome },
        ...(figures.handover > 0
          ? [{ value: 'handover', label: 'To hand over', count: figures.handover }]
          : []),
        { value: 'past', label: 'Past' },
        { value: 'all', label: 'All', count: figures.total },
        { value: 'week', label: 'Week' },
      ]}
    />
  )
}
