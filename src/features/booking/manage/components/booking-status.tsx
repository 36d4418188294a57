import { Badge } from '@/components/ui/badge'
import { type BookingStatus as Status, statuses } from '../../status'

export function BookingStatus({ status }: { status: Status }) {
  const look = statuses[status]
  return <Badge tone={look.tone}>{look.label}</Badge>
}
