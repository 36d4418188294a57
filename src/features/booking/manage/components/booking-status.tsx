import { Badge } from '@/components/ui/badge'
import type { BookingView } from '@/features/booking/view'

const looks = {
  pending: { tone: 'waiting', label: 'Pending' },
  confirmed: { tone: 'good', label: 'Confirmed' },
  completed: { tone: 'neutral', label: 'Completed' },
  cancelled: { tone: 'bad', label: 'Cancelled' },
} as const

/** A booking's status as a badge. */
export function BookingStatus({ status }: { status: BookingView['status'] }) {
  const look = looks[status]
  return <Badge tone={look.tone}>{look.label}</Badge>
}
