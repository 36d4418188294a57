import { workRowId } from './row-id'
import type { Subject } from './rules'

export function subjectPage({ kind, id }: Subject): string {
  if (kind === 'person') return `/super-admin/people?open=${encodeURIComponent(id)}`
  if (kind === 'booking') return `/super-admin/bookings?view=all&open=${id}`
  return `/admin/queue?open=${workRowId({ kind, id })}`
}
