import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { recordChange } from './record-change'

/** What can be taken away as a file of personal data. */
export type Exported = 'bookings' | 'subscribers' | 'security_events'

/**
 * Records in the audit log that a file of personal data was made. `filter` says which rows; it holds no text that the
 * log could not forget, such as a name that was searched for.
 */
export const recordExport = (actor: PayloadRequest, what: Exported, filter: object = {}): Promise<void> =>
  inTransaction(actor, (req) =>
    recordChange(req, { action: 'INSERT', tableName: 'exports', recordId: what, after: filter }),
  )
