import type { Column, DataRow } from '@/admin/ui/data-table'
import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { EventSeverity } from '@/features/security/event-kinds'
import type { ListedEvent } from '@/features/security/events/queries'
import { categories, severities, types } from './event-words'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'event', label: 'Event' },
  { key: 'severity', label: 'Severity' },
  { key: 'category', label: 'Category' },
  { key: 'type', label: 'Type', from: 'xl' },
  { key: 'times', label: 'Count', numeric: true, from: 'lg' },
  { key: 'time', label: 'Time', numeric: true },
]

export function Severity({ severity }: { severity: EventSeverity }) {
  const { tone, label } = severities[severity]
  return <Status tone={tone}>{label}</Status>
}

export const eventRow = (event: ListedEvent): DataRow => ({
  id: event.id,
  version: event.createdAt,
  title: event.message,
  note: [event.person, event.ipAddress].filter(Boolean).join(', ') || null,
  cells: {
    severity: <Severity severity={event.severity} />,
    category: categories[event.category],
    type: types[event.type],
    times: event.times,
    time: <Time at={event.createdAt} />,
  },
})
