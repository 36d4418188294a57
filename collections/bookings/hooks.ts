import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { bookingTimes } from '@/features/booking/availability/rules'
import { lengthsOf } from '@/features/booking/call-type/queries'
import { mayCallTakerChange } from '@/features/booking/change/rules'
import { bookingChangeSchema } from '@/features/booking/change/schema'
import { newMeeting, setMeeting } from '@/features/booking/meeting/mutations'
import { currentRules, storedSettings } from '@/features/booking/settings/queries'
import type { BookingStatus } from '@/features/booking/status'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import { isOverlap } from '@/lib/db/errors'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'

export const setMeetingOfBooking: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  if (context.fromGoogle || context.meetingIsSet) return data
  const link = data.meetLink || null
  if (operation === 'update')
    return data.meetLink === undefined || !originalDoc ? data : { ...data, ...setMeeting(originalDoc, link) }
  const meeting = newMeeting(await storedSettings(req.payload, req))
  return { ...data, ...meeting, ...(link ? setMeeting(meeting, link) : {}) }
}

type AfterError = NonNullable<NonNullable<CollectionConfig['hooks']>['afterError']>[number]

export const explainOverlap: AfterError = ({ error }) => {
  if (!isOverlap(error)) return
  return {
    status: 409,
    response: {
      errors: [
        {
          message:
            'This time is taken by another pending or confirmed booking. Cancel that one or choose another time.',
          code: 'slot_taken',
          field: 'bookingDatetime',
        },
      ],
    },
  }
}

/** Sets the times that follow from the start. Calendars ignore an update unless its sequence is higher. */
export const deriveTimes: CollectionBeforeChangeHook<Booking> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  const moved = data.bookingDatetime !== undefined && data.bookingDatetime !== originalDoc?.bookingDatetime
  const retyped = data.callType !== undefined && (data.callType ?? null) !== (originalDoc?.callType ?? null)
  const changed = moved || retyped || (data.status !== undefined && data.status !== originalDoc?.status)
  // A status change ends the hold.
  const unheld = changed && originalDoc?.heldUntil ? { heldUntil: null } : {}
  const relinked = data.meetLink !== undefined && (data.meetLink || null) !== (originalDoc?.meetLink || null)
  const sequence =
    operation === 'update' && (changed || relinked)
      ? { calendarSequence: (originalDoc?.calendarSequence ?? 0) + 1, ...unheld }
      : {}
  if (!data.bookingDatetime || !moved || context.timesAreSet) return { ...data, ...sequence }
  // A moved call keeps its length.
  const own = originalDoc?.bookingDatetime ? lengthsOf(originalDoc) : {}
  const rules = { ...(await currentRules(req.payload, req)), ...own }
  return { ...data, ...sequence, ...bookingTimes(data.bookingDatetime, rules) }
}

/** Only a cancelled call has reasons, so that a later cancellation does not send earlier ones. */
export const clearReasons: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) =>
  (data.status ?? originalDoc?.status) === 'cancelled'
    ? data
    : { ...data, visitorCancelReason: null, teamCancelReason: null }

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
