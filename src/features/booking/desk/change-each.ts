import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import type { Booking } from '@/payload-types'
import { retryDeadlocks } from '../day/retry-deadlocks'
import { bookingById } from '../queries'

/** 'stale' has changed since it was read. 'failed' can be retried. */
export type EachResult<Own extends string> = Own | 'not_found' | 'stale' | 'failed'

interface Selected {
  ids: readonly string[]
  /** The versions (updatedAt) that were read, by id. */
  seen?: Readonly<Record<string, string>> | undefined
}

/**
 * Changes bookings in separate transactions, one after the other. `change` gets each booking locked, and whether it is the
 * version that was read. Callers must check for a super admin.
 */
export async function changeEach<Own extends string>(
  acting: PayloadRequest,
  { ids, seen = {} }: Selected,
  change: (req: PayloadRequest, booking: Booking, isCurrent: boolean) => Promise<EachResult<Own>>,
): Promise<{ id: string; result: EachResult<Own> }[]> {
  const versions = new Map(Object.entries(seen).map(([id, version]) => [id.toLowerCase(), version]))
  const results: { id: string; result: EachResult<Own> }[] = []
  for (const id of new Set(ids.map((given) => given.toLowerCase()))) {
    const result = await retryDeadlocks(() =>
      inTransaction(acting, async (req): Promise<EachResult<Own>> => {
        const booking = await bookingById(req, id)
        if (!booking) return 'not_found'
        const version = versions.get(id)
        const isCurrent = version === undefined || Date.parse(version) === Date.parse(booking.updatedAt)
        return change(req, booking, isCurrent)
      }),
    ).catch((error: unknown): EachResult<Own> => {
      log.error({ err: error, booking: id }, 'one of several bookings was not changed')
      return 'failed'
    })
    results.push({ id, result })
  }
  return results
}
