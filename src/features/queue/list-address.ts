import type { WorkKind, WorkStatus } from './rules'

export const queueAddress = (shown: { kind: WorkKind; status: WorkStatus }): string =>
  `/admin/queue?${new URLSearchParams(shown)}`
