import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { bookingChangeSchema } from '@/features/booking/change/schema'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'

interface Change {
  id?: number | string
  data?: unknown
  req: PayloadRequest
}

/** Locks the booking, so that each writer sees the previous change. */
async function lockedVersion(req: PayloadRequest, id: string): Promise<{ sequence: number } | undefined> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ sequence: bookings.calendarSequence })
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

/** A form that was opened before the visitor moved the call must not restore the old time or status. */
export const checkChange: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  const { id, data, req } = args as Change
  refuseBadInput(data)
  if (id === undefined) return args
  const stored = await lockedVersion(req, String(id))
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
