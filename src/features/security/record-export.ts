import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { recordChange } from './record-change'

export type Exported = 'bookings' | 'subscribers' | 'security_events' | 'person' | 'own_data'

/** Audits an export. `filter` must not contain personal text, which the log could not delete. */
export const recordExport = (actor: PayloadRequest, what: Exported, filter: object = {}): Promise<void> =>
  inTransaction(actor, (req) =>
    recordChange(req, { action: 'INSERT', tableName: 'exports', recordId: what, after: filter }),
  )
