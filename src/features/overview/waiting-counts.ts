import { and, eq, gt, inArray, isNull, lte } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { blockingStatuses } from '@/features/booking/status'
import { viewerOf } from '@/features/queue/visible'
import { takesCalls } from '@/features/role/queries'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, client_registrations, inquiries } from '@/payload-generated-schema'

interface WaitingCounts {
  toConfirm: number | undefined
  outcome: number | undefined
  queue: number | undefined
}

/** What waits for an answer. Undefined for what the caller may not open. */
export async function waitingCounts(req: PayloadRequest, now: Date): Promise<WaitingCounts> {
  const [viewer, seesBookings] = await Promise.all([viewerOf(req), takesCalls(req)])
  const db = await transactionOf(req)
  const { status, endsAt, heldUntil } = bookings
  const at = now.toISOString()
  const countCalls = (...of: Parameters<typeof and>) =>
    seesBookings ? db.$count(bookings, and(isNull(heldUntil), ...of)) : undefined
  const registrations = client_registrations
  const mine = viewer?.superAdmin ? undefined : eq(registrations.assignee, viewer?.id ?? '')
  const [toConfirm, outcome, fromForm, registered] = await Promise.all([
    countCalls(eq(status, 'pending'), gt(endsAt, at)),
    countCalls(inArray(status, blockingStatuses), lte(endsAt, at)),
    viewer ? db.$count(inquiries, eq(inquiries.status, 'new')) : undefined,
    viewer ? db.$count(registrations, and(eq(registrations.status, 'new'), mine)) : undefined,
  ])
  return { toConfirm, outcome, queue: viewer && (fromForm ?? 0) + (registered ?? 0) }
}
