import type { WorkKind, WorkStatus } from './rules'

/** The queue with the items of one kind in one state. */
export const queueAddress = (shown: { kind: WorkKind; status: WorkStatus }): string =>
  `/admin/queue?${new URLSearchParams(shown)}`
