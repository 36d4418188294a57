import { and, eq, gt, inArray, isNull, lte, or } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { blockingStatuses } from '@/features/booking/status'
import { viewerOf } from '@/features/queue/visible'
import { takesCalls } from '@/features/role/queries'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, client_registrations, inquiries } from '@/payload-generated-schema'

interface WaitingCounts {
  /** Calls to confirm, and calls that are over without an outcome. */
  bookings: number | undefined
  /** New inquiries and registrations. */
  queue: number | undefined
}

/** What waits for an answer. Undefined for what the caller may not open. */
export async function waitingCounts(req: PayloadRequest, now: Date): Promise<WaitingCounts> {
  const [viewer, seesBookings] = await Promise.all([viewerOf(req), takesCalls(req)])
  const db = await transactionOf(req)
  const { status, endsAt, heldUntil } = bookings
  const at = now.toISOString()
  const isWaiting = or(
    and(eq(status, 'pending'), gt(endsAt, at)),
    and(inArray(status, blockingStatuses), lte(endsAt, at)),
  )
  const registrations = client_registrations
  const mine = viewer?.superAdmin ? undefined : eq(registrations.assignee, viewer?.id ?? '')
  const [calls, fromForm, registered] = await Promise.all([
    seesBookings ? db.$count(bookings, and(isNull(heldUntil), isWaiting)) : undefined,
    viewer ? db.$count(inquiries, eq(inquiries.status, 'new')) : undefined,
    viewer ? db.$count(registrations, and(eq(registrations.status, 'new'), mine)) : undefined,
  ])
  return { bookings: calls, queue: viewer && (fromForm ?? 0) + (registered ?? 0) }
}
