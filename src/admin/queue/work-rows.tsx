import type { Column, DataRow } from '@/admin/ui/data-table'
import { Status, Time, type Tone } from '@/admin/ui/values'
import { workRowId } from '@/features/queue/row-id'
import { type WorkKind, type WorkStatus, workStatusLabels } from '@/features/queue/rules'
import type { WorkList } from '@/features/queue/work-list'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'name', label: 'Name', sort: 'name' },
  { key: 'kind', label: 'Kind', from: 'lg' },
  { key: 'status', label: 'Status', sort: 'status' },
  { key: 'assignee', label: 'Assigned to' },
  { key: 'calls', label: 'Calls', numeric: true, from: 'xl' },
  { key: 'notes', label: 'Notes', numeric: true, from: 'xl' },
  { key: 'age', label: 'Received', sort: 'created', numeric: true },
]

export const sortOptions = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-changed', label: 'Recently changed' },
  { value: 'name', label: 'Name' },
  { value: 'status', label: 'Status' },
]

const tones: Record<WorkStatus, Tone> = {
  new: 'waiting',
  in_progress: 'done',
  answered: 'done',
  won: 'good',
  lost: 'neutral',
  spam: 'bad',
}

export const kindLabels: Record<WorkKind, string> = { inquiry: 'Inquiry', registration: 'Registration' }

export const WorkState = ({ status }: { status: WorkStatus }) => (
  <Status tone={tones[status]}>{workStatusLabels[status]}</Status>
)

export function workRow(work: WorkList['items'][number]): DataRow {
  const { kind, name, company, excerpt, status, assignee, notes, items, calls, createdAt, updatedAt } = work
  return {
    id: workRowId(work),
    version: `${updatedAt} ${notes} ${items} ${calls}`,
    title: name,
    note: <span className="line-clamp-1">{[company, excerpt].filter(Boolean).join(' · ')}</span>,
    cells: {
      kind: items > 1 ? `${kindLabels[kind]} and ${items - 1} more` : kindLabels[kind],
      status: <WorkState status={status} />,
      assignee: assignee ? (assignee.name ?? 'Colleague without a name') : null,
      calls: calls > 0 ? calls : null,
      notes: notes > 0 ? notes : null,
      age: <Time at={createdAt} />,
    },
  }
}
