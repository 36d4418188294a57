import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { referenceId } from '@/lib/db/reference-id'
import type { Booking } from '@/payload-types'
import type { ChangedBy } from '../change/differences'

/** Fields that the log records with values. */
const LOGGED = [
  'status',
  'bookingDatetime',
  'endsAt',
  'preferredDate',
  'preferredTime',
  'timezone',
  'callType',
  'meetLink',
  'assignee',
  'host',
] as const
/** Fields that the log records without values, because it cannot delete them (docs/decisions/0049). */
const PERSONAL = [
  'name',
  'email',
  'company',
  'phone',
  'message',
  'answers',
  'outcomeNote',
  'visitorTimezone',
  'visitorCancelReason',
  'teamCancelReason',
] as const

const KEPT_OUT = '[not kept in the log]'
const CHANGED = '[changed, not kept in the log]'

type Values = Record<string, unknown>

const logged = (booking: Booking): Values =>
  Object.fromEntries(
    LOGGED.map((name) => [
      name,
      name === 'assignee' || name === 'host' ? referenceId(booking[name]) : (booking[name] ?? null),
    ]),
  )

function personal(booking: Booking, other: Booking | null, difference: string): Values {
  return Object.fromEntries(
    PERSONAL.filter((name) => booking[name]).map((name) => [
      name,
      other && !sameValues(booking[name], other[name]) ? difference : KEPT_OUT,
    ]),
  )
}

const sameValues = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** @param by names the actor of a change that no signed-in person makes */
export async function auditBooking(
  tx: PayloadRequest,
  { before, after }: { before: Booking | null; after: Booking | null },
  by: ChangedBy,
): Promise<void> {
  const id = (after ?? before)?.id
  if (!id) return
  const old = before && { ...logged(before), ...personal(before, after, KEPT_OUT) }
  const next = after && { ...logged(after), ...personal(after, before, CHANGED) }
  if (old && next && sameValues(old, next)) return
  const actor = tx.user ? {} : { by: by === 'visitor' ? 'visitor' : 'site' }
  await recordChange(tx, {
    action: before ? (after ? 'UPDATE' : 'DELETE') : 'INSERT',
    tableName: 'bookings',
    recordId: id,
    before: old && !next ? { ...old, ...actor } : (old ?? undefined),
    after: next ? { ...next, ...actor } : undefined,
  })
}
