import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { mayCallTakerChange } from '@/features/booking/change/rules'
import { bookingChangeSchema } from '@/features/booking/change/schema'
import type { BookingStatus } from '@/features/booking/status'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'

interface Change {
  id?: number | string
  data?: unknown
  overrideAccess?: boolean
  req: PayloadRequest
}

/** Locks the booking, so that each writer sees the previous change. */
async function lockedVersion(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ sequence: bookings.calendarSequence, status: bookings.status })
    .from(bookings)
    .where(eq(sql`${bookings.id}::text`, id))
    .for('update')
  return row
}

function refuseBadInput(data: unknown): void {
  const parsed = bookingChangeSchema.safeParse(data)
  if (parsed.success) return
  const errors = parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') }))
  if (errors.some(({ path }) => path === ''))
    throw new APIError('The request must be a JSON object.', 400, null, true)
  throw new ValidationError({ collection: 'bookings', errors })
}

/** People who take calls and are not super admins may make only some changes, to one booking at a time. */
async function refuseForbidden(req: PayloadRequest, data: unknown, status: BookingStatus | undefined) {
  if ((await isSuperAdmin(req)) || !(await takesCalls(req))) return
  if (!status || !mayCallTakerChange(status, data)) throw new Forbidden(req.t)
}

/** A form that was opened before the visitor moved the call must not restore the old time or status. */
export const checkChange: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  const { id, data, overrideAccess, req } = args as Change
  refuseBadInput(data)
  if (id === undefined) {
    if (overrideAccess !== true) await refuseForbidden(req, data, undefined)
    return args
  }
  const stored = await lockedVersion(req, String(id))
  if (overrideAccess !== true && stored) await refuseForbidden(req, data, stored.status)
  const seen = (data as { calendarSequence?: unknown }).calendarSequence
  if (stored && typeof seen === 'number' && seen < stored.sequence) {
    throw new APIError(
      'This booking has changed since you opened it. Reload it to see its present time and status.',
      409,
      { code: 'conflict' },
      true,
    )
  }
  return args
}
